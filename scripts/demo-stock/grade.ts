import type { BodyType, ItemType, SimpleFuel } from '../../src/stock/car.ts';

/** A generation of a model, with its first and last model year. */
export interface Series {
  name: string | null;
  from: number;
  to: number;
}

export interface Engine {
  /** "2.5L turbo petrol" */
  words: string;
  litres: number | null;
  cylinders: number | null;
  induction: string | null;
  fuel: SimpleFuel;
  /** Nm. */
  torque: number | null;
  /** L/100km; null for electric vehicles. */
  consumption: number | null;
}

/** One badge of a real model, read from a row of any of the tables. */
export interface Grade {
  itemType: ItemType;
  make: string;
  model: string;
  badge: string | null;
  /** At least one. Together they cover the years in which the badge was sold. */
  series: Series[];
  body: BodyType;
  /** "Dual Cab Utility" */
  bodyWords: string;
  /** Body name in the picture library; `none` if it has no such shape. */
  art: string;
  /** Price when new, in AUD. */
  price: number;
  /** Share of its value that it keeps each year, 0 to 1. */
  hold: number;
  /** Relative frequency. */
  demand: number;
  /** Equipment: 1 basic, 2 better, 3 full. */
  level: 1 | 2 | 3;
  engine: Engine | null;
  transmission: string | null;
  drive: string | null;
  seats: number | null;
  doors: number | null;
  /** mm */
  size: { length: number | null; width: number | null; height: number | null };
  /** Fuel in litres. */
  tank: number | null;
  /** Gross vehicle mass in kg. */
  gvm: number | null;
  /** Stars in the ANCAP safety rating. */
  ancap: number | null;
  /** Average km a year; 0 for vehicles without an odometer. */
  yearlyKm: number;
  extra: { label: string; value: string }[];
  caravan: { width: number; length: number; tare: number; axle: string; sleeps: number; atm: number } | null;
}

export const TRANSMISSIONS: Record<string, string> = {
  CVT: 'Continuously Variable Automatic',
  '1R': 'Single Speed Reduction Gear',
};

/** "8A" → "8 Speed Sports Automatic". */
export function transmissionWords(code: string): string {
  const known = TRANSMISSIONS[code];
  if (known) return known;
  const [gears, kind] = [code.replace(/\D.*$/, ''), code.replace(/^\d+/, '')];
  const names: Record<string, string> = {
    A: 'Speed Sports Automatic',
    D: 'Speed Dual Clutch Automatic',
    M: 'Speed Manual',
    'M-A': 'Speed Automated Manual',
  };
  const name = names[kind];
  if (!name || !gears) throw new Error(`Unknown transmission code "${code}".`);
  return `${gears} ${name}`;
}

const numberFormat = new Intl.NumberFormat('en-AU');

/** "8,500 kg" */
export const amount = (value: number, unit: string): string => `${numberFormat.format(value)} ${unit}`;
