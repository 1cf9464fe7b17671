import type { CarType } from '../../src/stock/car.ts';
import type { Random } from './random.ts';

/** Special circumstances of a listing, such as a deposit; most vehicles are simply for sale. */
export type Situation =
  | 'for_sale'
  | 'coming_soon'
  | 'preorder'
  | 'reserved'
  | 'just_sold'
  | 'sold'
  | 'price_on_request'
  | 'no_picture'
  | 'new_arrival'
  | 'test_drive_only'
  /** A new vehicle of the last model year, which is sold off. */
  | 'runout';

export const SOLD = new Set<Situation>(['just_sold', 'sold']);
export const NOT_YET_ARRIVED = new Set<Situation>(['coming_soon', 'preorder']);

/**
 * Situation, its share of the stock (0 to 1), and the conditions of vehicles that can have it. The shares are invented.
 */
const SHARES: readonly [Situation, number, readonly CarType[]][] = [
  ['coming_soon', 0.03, ['new', 'used', 'demo']],
  ['preorder', 0.02, ['new']],
  ['reserved', 0.03, ['new', 'used', 'demo']],
  ['just_sold', 0.02, ['new', 'used', 'demo']],
  ['sold', 0.025, ['new', 'used', 'demo']],
  ['price_on_request', 0.025, ['new', 'used']],
  ['no_picture', 0.025, ['new', 'used', 'demo']],
  ['test_drive_only', 0.015, ['demo']],
  ['runout', 0.02, ['new']],
  ['new_arrival', 0.08, ['new', 'used', 'demo']],
];

/**
 * Lists show new arrivals first. With more of them, most cards on a list's first page of 21 would have the same label.
 */
const MAX_ARRIVALS = 6;

/**
 * Assigns one situation to each vehicle, in the order of `types`. Each situation occurs at least twice, if there are
 * enough vehicles of a condition that it is possible for.
 */
export function assignSituations(types: readonly CarType[], random: Random): Situation[] {
  const assigned: Situation[] = types.map(() => 'for_sale');
  const free = random.shuffle(types.map((_, index) => index));
  for (const [situation, share, allowed] of SHARES) {
    const maximum = situation === 'new_arrival' ? MAX_ARRIVALS : types.length;
    const wanted = Math.min(maximum, Math.max(2, Math.ceil(types.length * share)));
    const fitting = free.filter((index) => allowed.includes(types[index] as CarType)).slice(0, wanted);
    for (const index of fitting) {
      assigned[index] = situation;
      free.splice(free.indexOf(index), 1);
    }
  }
  return assigned;
}
