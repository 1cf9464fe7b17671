import { expect, it } from 'vitest';
import { blankCar } from '../../src/stock/car-defaults.ts';
import { varyFirstPictures } from './first-pictures.ts';

const VEHICLE = {
  ...blankCar(),
  year: 2020,
  make: 'Holden',
  model: 'Torana',
  name: '2020 Holden Torana',
  car_type: 'used',
  slug: 'torana',
  path: '/cars/torana',
} as const;

const NAMES = ['front', 'rear', 'side'];

/** Vehicles of one set each, cheapest first, which is their order in a list. Each has a front and a tail picture. */
const carsOf = (...sets: string[]) =>
  sets.map((set, i) => {
    const urls = ['front', 'tail'].map((name) => `/media/vehicles/${set}/${name}.avif`);
    return {
      ...VEHICLE,
      id: `c${i}`,
      price: 10_000 + i,
      images: urls.map((url) => ({ image: { url, thumb: { url } } })),
      thumbnails: urls,
      primary_image_url: urls[0] ?? null,
    };
  });

const firstNames = (...sets: string[]): (string | undefined)[] =>
  varyFirstPictures(carsOf(...sets), NAMES).map(({ images }) => images[0]?.image.url.split('/').at(-1));

it('shows the best picture of each set first', () => {
  expect(firstNames('suv/red-1', 'ute/red-1', 'van/red-1')).toEqual([
    'front.avif',
    'front.avif',
    'front.avif',
  ]);
});

it('repeats no picture on a screen while the set has others', () => {
  const names = firstNames(...Array<string>(6).fill('suv/red-1'));
  expect(new Set(names.slice(0, 3)).size).toBe(3);
});

it('shows the best picture most often', () => {
  const others = Array.from({ length: 8 }, (_, i) => `van/${i}`);
  const names = firstNames('suv/red-1', ...others, 'suv/red-1', ...others, 'suv/red-1');
  expect([names[0], names[9], names[18]]).toEqual(['front.avif', 'front.avif', 'rear.avif']);
});

it('keeps the number of pictures, and names the first one everywhere', () => {
  for (const car of varyFirstPictures(carsOf('suv/red-1', 'suv/red-1', 'suv/red-1'), NAMES)) {
    const urls = car.images.map(({ image }) => image.url);
    expect(urls).toHaveLength(2);
    expect(car.thumbnails).toEqual(urls);
    expect(car.primary_image_url).toBe(urls[0]);
    expect(new Set(urls).size).toBe(2);
  }
});

it('leaves a vehicle without pictures as it is', () => {
  const [car] = varyFirstPictures([{ ...VEHICLE, id: 'c1' }], NAMES);
  expect(car?.images).toEqual([]);
  expect(car?.primary_image_url).toBeNull();
});
