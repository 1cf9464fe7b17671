import { DAY_MS } from '../../src/lib/days.ts';
import type { CarType } from '../../src/stock/car.ts';
import type { Grade, Series } from './grade.ts';
import type { Random } from './random.ts';

const YEAR_MS = 365.25 * DAY_MS;

/** The date for which the stock is generated, from the command line. */
export class Today {
  readonly time: number;

  constructor(isoDate: string) {
    this.time = Date.parse(`${isoDate}T00:00:00Z`);
    if (Number.isNaN(this.time)) throw new Error(`${isoDate} is not a date such as 2026-11-20.`);
  }

  get year(): number {
    return new Date(this.time).getUTCFullYear();
  }

  /** A time during working hours, `days` days ago, in Unix milliseconds. */
  before(days: number, random: Random): number {
    return this.time - days * DAY_MS + random.int(0, 8) * 3_600_000 + random.int(0, 59) * 60_000;
  }
}

// Dates of the feed, from Unix milliseconds: "2026-11-20T02:30:00Z", "2026-11-20", "2026-11".
export const moment = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}:00Z`;
export const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const month = (time: number): string => new Date(time).toISOString().slice(0, 7);

export interface Age {
  /** Model year. */
  year: number;
  series: Series;
  /** Build date in Unix milliseconds. */
  built: number;
  /** Compliance date (approval for Australian roads) in Unix milliseconds. */
  complied: number;
  /** Years since the build date. */
  years: number;
}

function yearFor(grade: Grade, carType: CarType, runout: boolean, today: Today, random: Random): number {
  const newest = Math.min(today.year, Math.max(...grade.series.map((series) => series.to)));
  const oldest = Math.min(...grade.series.map((series) => series.from));
  if (carType !== 'used') return runout ? Math.max(oldest, newest - 1) : newest;
  const years = Array.from({ length: newest - oldest + 1 }, (_, i) => newest - i);
  return random.weighted(years, (year) => usedAgeWeight(today.year - year));
}

/** Relative number of used vehicles of an age in years. Invented: most are three to six years old. */
function usedAgeWeight(age: number): number {
  if (age === 0) return 0.4;
  if (age <= 2) return 3;
  if (age <= 6) return 5;
  return age <= 9 ? 3 : 1.2;
}

/** A vehicle in stock was built at least this many days ago. Invented. */
const MIN_DAYS_SINCE_BUILD: Record<CarType, number> = { used: 150, demo: 70, new: 45 };

/**
 * Chooses a plausible model year, series and build date for a badge.
 *
 * @param runout true for a new vehicle of the last model year, which is sold off
 */
export function chooseAge(
  grade: Grade,
  carType: CarType,
  runout: boolean,
  today: Today,
  random: Random,
): Age {
  const year = yearFor(grade, carType, runout, today, random);
  const series =
    grade.series.find((one) => one.from <= year && year <= one.to) ?? (grade.series.at(-1) as Series);
  const latest = today.time - MIN_DAYS_SINCE_BUILD[carType] * DAY_MS;
  const built = Math.min(latest, Date.UTC(year, random.int(0, 10), random.int(1, 28)));
  const complied = Math.min(today.time - 20 * DAY_MS, built + random.int(20, 80) * DAY_MS);
  return { year, series, built, complied, years: (today.time - built) / YEAR_MS };
}

/** Odometer in km, at most 60,000 a year; null for vehicles without one. */
export function odometer(grade: Grade, carType: CarType, age: Age, random: Random): number | null {
  if (grade.yearlyKm === 0) return null;
  if (carType === 'new') return random.int(4, 45);
  if (carType === 'demo') return Math.min(random.int(600, 7_800), Math.round(age.years * 30_000));
  // Most vehicles do 0.7 to 1.3 times the average distance; 59,000 km a year stays safely below the limit of 60,000.
  const spread = Math.min(2.2, Math.max(0.3, random.normal(1, 0.33)));
  return Math.round(Math.min(age.years * grade.yearlyKm * spread, age.years * 59_000, 480_000));
}
