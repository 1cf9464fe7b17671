import { TOW_RATINGS } from '../../../stock/rules/tow-ratings.ts';
import type { TowedMass } from './measures.ts';

/** kg of one dot. */
export const DOT = 50;
/** The highest ratings, to choose from. */
export const RATINGS = TOW_RATINGS.slice(-3);
const ROWS = 5;

export interface Dot {
  column: number;
  row: number;
  /** Empty van, what is loaded, or what is left of the car's rating. */
  part: 'tare' | 'load' | 'spare';
  /** The first of `RATINGS` that reaches this dot; their number if none does. */
  from: number;
}

/** The dots of a van, up to the highest rating or to what the van may weigh, whichever is more. */
export function towDots({ tare, atm }: TowedMass): Dot[] {
  const count = Math.ceil(Math.max(atm, ...RATINGS) / DOT);
  return Array.from({ length: count }, (_, index) => {
    // A dot belongs to the part that its middle is in.
    const kg = (index + 0.5) * DOT;
    const from = RATINGS.findIndex((rating) => kg < rating);
    return {
      column: Math.floor(index / ROWS),
      row: index % ROWS,
      part: kg < tare ? 'tare' : kg < atm ? 'load' : 'spare',
      from: from === -1 ? RATINGS.length : from,
    };
  });
}
