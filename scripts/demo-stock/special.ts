import type { CarType } from '../../src/stock/car.ts';

/** A vehicle that is always in stock, to show pages with extreme values. */
export interface Special {
  make: string;
  model: string;
  /** Badge of the row in the tables that all other data is taken from. */
  like: string;
  /** Badge to show instead. */
  badge: string;
  carType: CarType;
  year: number;
  price: number;
}

/** A name of about 120 characters, and a very high price. */
export const LONG_MERCEDES: Special = {
  make: 'Mercedes-Benz',
  model: 'GLE-Class',
  like: 'GLE 450 4MATIC',
  badge:
    'GLE 450 4MATIC AMG Line Night Package Plus Seven Seat AIRMATIC Panoramic Burmester Surround Edition',
  carType: 'new',
  year: 2026,
  price: 168_990,
};

/** A trade-in at a Kia dealer: a long name, expensive, and of another make. */
export const TRADED_BMW: Special = {
  make: 'BMW',
  model: 'X5',
  like: 'M Competition',
  badge:
    'M Competition Individual Frozen Edition Panoramic Bowers and Wilkins Executive Seating with Tow Bar and Dash Camera',
  carType: 'used',
  year: 2024,
  price: 168_990,
};
