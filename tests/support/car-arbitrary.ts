import fc from 'fast-check';
import type { Car } from '../../src/stock/car.ts';
import { CAR_STATUSES, CAR_TYPES } from '../../src/stock/car-values.ts';
import { makeCar } from './vehicles.ts';

const MODELS: [make: string, model: string][] = [
  ['Toyota', 'C-HR'],
  ['Toyota', 'Land Cruiser Prado'],
  ['Mazda', 'CX-60'],
  ['Mazda', '3'],
  ['BMW', '3 Series'],
  ['Mini', 'Hatch'],
  ['Ute', 'Ute'],
  ['Isuzu', 'D-MAX, X-TERRAIN'],
  ['New Cars', 'Škoda'],
];

const price = fc.oneof(fc.constant(null), fc.constant(0), fc.integer({ min: 1, max: 200_000 }));

/** Generates up to `maxLength` vehicles with unique slugs. Some makes are named like a body or a car type. */
export function carsArbitrary(maxLength = 40): fc.Arbitrary<Car[]> {
  const seed = fc.record({
    identity: fc.constantFrom(...MODELS),
    car_type: fc.constantFrom(...CAR_TYPES),
    status: fc.constantFrom(...CAR_STATUSES),
    simple_body: fc.constantFrom('suv', 'ute', 'hatch', 'stationWagon', null),
    price,
    offer_price: price,
    km: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 400_000 })),
    reserved: fc.boolean(),
    year: fc.integer({ min: 1998, max: 2027 }),
    colour: fc.constantFrom('White', 'Black', null),
    photos: fc.integer({ min: 0, max: 2 }),
    dealership_slug: fc.constantFrom('north-yard', 'south-yard', 'unknown-yard', null),
    day: fc.integer({ min: 1, max: 20 }),
  });
  return fc.array(seed, { maxLength }).map((seeds) =>
    seeds.map(({ identity, photos, day, ...fields }, i) => {
      const [make, model] = identity;
      const images = Array.from({ length: photos }, (_, n) => {
        const url = `/media/stock/${i}/${n}.jpg`;
        return { image: { url, thumb: { url } } };
      });
      const created_at = `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`;
      const sold = fields.status === 'sold';
      return makeCar({
        ...fields,
        sold,
        sold_date_timestamp: sold ? Date.parse(created_at) / 1000 : null,
        make,
        model,
        images,
        photos_count: photos,
        primary_image_url: images[0]?.image.url ?? null,
        stocknum: String(1000 + i),
        created_at,
        updated_at: '2026-11-20T00:00:00.000Z',
      });
    }),
  );
}
