import type { CarType } from '../../src/stock/car.ts';

/** A vehicle that stands in a yard whatever the dice say: it tests a page at its limits. */
export interface Special {
  make: string;
  model: string;
  /** The badge of the table it takes its data from. */
  like: string;
  /** Its own, longer badge. */
  badge: string;
  carType: CarType;
  year: number;
  price: number;
}

/** A name of about 120 characters at the price of a small flat. */
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

/** Traded at a Kia dealer: long, dear and out of place. */
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
