import type { CarType } from '../../src/stock/car.ts';
import type { Grade } from './grade.ts';
import type { Random } from './random.ts';

/** Rounds to endings that dealers use: $41,990, $41,880; under $20,000 also $16,490. */
export function roundPrice(value: number, random: Random): number {
  const endings = value < 20_000 ? [990, 490, 880] : value < 60_000 ? [990, 990, 880, 490] : [990, 990, 880];
  const thousand = Math.max(1, Math.floor(value / 1_000));
  return thousand * 1_000 + random.pick(endings);
}

/**
 * Value in AUD before rounding. It falls with age and odometer. The figures are invented: a
 * tenth is lost in the first year, and the odometer changes the value by -22 to +10 %.
 */
export function marketValue(grade: Grade, years: number, km: number | null): number {
  const first = Math.min(1, years);
  const later = Math.max(0, years - 1);
  const aged = grade.price * 0.9 ** first * Math.min(0.975, grade.hold + 0.02) ** later;
  const usual = Math.max(1, years * grade.yearlyKm);
  const use = km === null ? 1 : Math.min(1.1, Math.max(0.78, 1 - 0.14 * (km / usual - 1)));
  return Math.max(grade.price * 0.12, aged * use);
}

/**
 * AUD by which the market's average is above a price, or below it if negative. In proportion to the price, the gap is
 * larger for cheap vehicles: up to 16 %. About one in five vehicles costs at least 500 AUD less than the average, so
 * that a label such as "below market" stays something special.
 */
function marketGap(price: number, random: Random): number {
  return random.normal(-0.2, 1) * Math.max(price * 0.03, Math.min(700, price * 0.035));
}

/** Nobody pays the price of a new vehicle for a used one. */
const MOST_USED = 0.95;

export interface Prices {
  price: number;
  before: number | null;
  offer: number | null;
  stateAverage: number | null;
  average: number | null;
}

function firstPrice(
  grade: Grade,
  carType: CarType,
  years: number,
  km: number | null,
  random: Random,
): number {
  if (carType === 'new') return grade.price * random.normal(1, 0.012);
  if (carType === 'demo') return grade.price * random.normal(0.935, 0.015);
  const value = marketValue(grade, years, km) * random.normal(1, 0.045);
  return Math.min(value, grade.price * MOST_USED);
}

/** Prices in whole AUD. `before` and `offer` are set for a share of the stock only. */
export function choosePrices(
  grade: Grade,
  carType: CarType,
  years: number,
  km: number | null,
  random: Random,
): Prices {
  const price = roundPrice(firstPrice(grade, carType, years, km, random), random);
  const known = carType !== 'new' && random.chance(0.75);
  const average = known ? Math.round(price + marketGap(price, random)) : null;
  const reduced = random.chance(carType === 'used' ? 0.12 : 0.07);
  return {
    price,
    before: reduced ? roundPrice(price + Math.max(1_000, price * 0.04), random) : null,
    offer: carType !== 'used' && random.chance(0.09) && price > 20_000 ? price - 1_000 : null,
    stateAverage: average,
    average: average === null ? null : Math.round(average * random.normal(1, 0.015)),
  };
}
