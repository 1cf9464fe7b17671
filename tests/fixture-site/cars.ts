import type { Car } from '../../src/stock/car.ts';
import { makeCar } from '../support/vehicles.ts';
import { lent } from './lender.ts';
import { spinOf } from './spin.ts';

/** Values of private fields in every vehicle. They must not appear on any page. */
export const PRIVATE = { suburb: 'Hidden Hollow', postcode: '0997' } as const;

const DAY = 86_400_000;
const LONG_COMMENTS = `<p>${'We bought this one from its first owner, who kept every receipt in order. '.repeat(7)}The end.</p>`;
const FEATURES = [
  'Reversing camera',
  'Cruise control',
  'Heated seats',
  'Roof rails',
  'Tow bar',
  'Sunroof',
  'Floor mats',
  'Keyless entry',
  'Dash camera',
  'Cargo blind',
];

const pictures = (count: number): Car['images'] =>
  Array.from({ length: count }, (_, i) => {
    const url = `/pictures/${i + 1}.svg`;
    return { image: { url, thumb: { url } } };
  });

/** A reserved copy of the CX-5, and the CX-5 and the CX-3 after they were sold. */
export function laterCars(now: Date): Car[] {
  const of = (model: string) => fixtureCars(now).filter((car) => car.model === model);
  const reserved = { id: 'later', slug: 'reserved', path: '/cars/reserved', reserved: true };
  return [
    ...of('CX-5').map((car) => ({ ...car, ...reserved })),
    ...['CX-5', 'CX-3'].flatMap(of).map((car) => ({ ...car, status: 'sold' as const, sold: true })),
  ];
}

/** Days since the last change of some vehicles on the site elsewhere. */
const DAYS_UNCHANGED = new Map([
  ['6', 2],
  ['2', 5],
  ['Sorento', 5],
  ['Cerato', 9],
]);

/** The fixture vehicles with photos on another host, some of them with http addresses, and some long unchanged. */
export const carsElsewhere = (now: Date): Car[] =>
  fixtureCars(now).map((car, i) => {
    const host = `${i % 2 ? 'http' : 'https'}://photos.example`;
    const images = [1, 2].map((number) => {
      const url = `${host}/${car.stocknum}/${number}.jpg`;
      return { image: { url, thumb: { url } } };
    });
    const days = DAYS_UNCHANGED.get(car.model) ?? 0;
    const updated_at = new Date(now.getTime() - days * DAY).toISOString();
    return { ...car, updated_at, images, primary_image_url: images[0]?.image.url ?? null };
  });

/** The fixture vehicles, all in the suburb Alder Bay. */
export const neighbouringCars = (now: Date): Car[] =>
  fixtureCars(now).map((car) => ({ ...car, city: 'Alder Bay' }));

/** Vehicles in stock, reserved, sold and so on, each with a unique model name. Dates are relative to `now`. */
export function fixtureCars(now: Date): Car[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const soldAgo = (days: number): Partial<Car> => ({
    status: 'sold',
    sold: true,
    sold_date_timestamp: Math.floor(ago(days).getTime() / 1000),
  });
  let stock = 100;
  const car = (make: string, model: string, overrides: Partial<Car> = {}): Car => {
    const images = overrides.images ?? pictures(2);
    return makeCar({
      make,
      model,
      badge: null,
      stocknum: `F${++stock}`,
      created_at: ago(30).toISOString(),
      updated_at: now.toISOString(),
      price: 30_000,
      price_type: null,
      images,
      primary_image_url: images[0]?.image.url ?? null,
      photos_count: images.length,
      dealercomments: '<p>Drives well.</p>',
      dealership_slug: 'alder-bay-motors',
      dealership_id: 'd1',
      dealership_name: 'Alder Bay Motors',
      city: 'Alder Bay',
      private_suburb: PRIVATE.suburb,
      private_postcode: PRIVATE.postcode,
      ...overrides,
    });
  };
  const birch: Partial<Car> = {
    dealership_slug: 'birch-hill-motors',
    dealership_id: 'd2',
    dealership_name: 'Birch Hill Motors',
    city: 'Birch Hill',
  };
  return [
    car('Mazda', 'CX-5', {
      badge: 'Maxx Sport',
      series: 'KF',
      images: pictures(5),
      dealercomments: LONG_COMMENTS,
      features: FEATURES,
      file: 'https://history.example/report',
      vin: '6ZZ0AA0A0AA000101',
      regplate: '101FIX',
      engine_size: '2.5L petrol',
      price_type: 'Excl. Govt Charges',
      allow_trade_in: true,
      views: 214,
      ...lent({ term5: 144, term6: 124, terms: { term3: 221 } }),
    }),
    car('Mazda', 'CX-3', {
      images: pictures(3),
      dealercomments: null,
      features: FEATURES.slice(0, 8),
      ...birch,
      ...lent({ deposit: 5000, establishmentFees: 495, totalPayable: 44_928, disclaimer: 'Terms apply.' }),
    }),
    car('Mazda', 'MX-5', { images: [], tag: 'Test Drive Only', ...lent({ comparisonRate: null }) }),
    car('Mazda', 'BT-50', { created_at: ago(1).toISOString(), simple_body: 'ute', body: 'Ute' }),
    car('Mazda', 'CX-9', { ...soldAgo(1), ...lent() }),
    car('Mazda', 'CX-8', { ...soldAgo(10), images: pictures(5) }),
    car('Mazda', 'Tribute', soldAgo(40)),
    car('Mazda', 'CX-60', { status: 'other', updated_at: ago(1).toISOString() }),
    car('Mazda', 'CX-90', {
      status: 'coming_soon',
      images: pictures(5),
      car_type: 'new',
      km: null,
      created_at: ago(1).toISOString(),
      ...lent({ paymentWeek: 133, disclaimer: null }),
    }),
    car('Mazda', 'CX-30', { reserved: true, tag: 'Own words', ...lent() }),
    car('Mazda', '3', {
      tag: 'Manager’s pick',
      certified: true,
      created_at: ago(1).toISOString(),
      payment_processors: [{ name: 'stripe', deposit: 750 }],
    }),
    car('Mazda', '6', { price: 10, ...lent() }),
    car('Mazda', '2', { price: 11 }),
    car('Mazda', 'CX-80', { car_type: 'new', price: null, preorder: true, km: 12, ...lent() }),
    car('Kia', 'Picanto', {
      subscription_price: 199,
      price: 20_000,
      video_url: '/pictures/film.webm',
      external_video_url: 'https://youtu.be/abcdefghijk',
    }),
    car('Kia', 'Sorento', {
      price: 40_000,
      offer_price: 38_000,
      before_price: 42_000,
      state_average_market_price: 40_500,
      video_url: 'https://vimeo.com/123456789',
      ...lent(),
    }),
    car('Kia', 'Cerato', {
      price: 25_000,
      before_price: 24_000,
      state_average_market_price: 25_499,
      certified: true,
      tag: 'Local car',
      images: pictures(5),
      ...spinOf(),
    }),
    car('Kia', 'EV5', {
      car_type: 'new',
      km: 9,
      price: 0,
      fuel: 'Electric',
      simple_fuel: 'Electric',
      reserved: true,
    }),
    car('Kia', 'Sportage', { car_type: 'demo', km: 900, ...birch }),
    car('Mazda', 'RX-8', { gone_at: ago(5).toISOString(), ...lent() }),
    car('Mazda', 'CX-7', { gone_at: ago(45).toISOString() }),
  ];
}
