import type { Car, CarStatus } from '../car.ts';
import type { Note } from './feed/notes.ts';
import type { PreviousStock } from './previous-stock.ts';

const STATUS_WORDS: Readonly<Record<CarStatus, string>> = {
  in_stock: 'in stock',
  coming_soon: 'coming soon',
  sold: 'sold',
  other: 'off sale',
};

/**
 * Gives a vehicle whose status nobody understands the status that it had before: sellers rename their words without
 * notice, which must neither take a vehicle off sale nor put a sold one on sale. A new vehicle is in stock.
 *
 * @param word the seller's word; null if the status is known
 * @returns a note about that
 */
export function keepKnownStatus(
  { factsOf, wasGone }: Pick<PreviousStock, 'factsOf' | 'wasGone'>,
  car: Car,
  word: string | null,
): Note[] {
  if (word === null) return [];
  const before = wasGone(car.id) ? undefined : factsOf(car.id);
  if (before) {
    car.status = before.status;
    car.sold = before.status === 'sold';
    car.reserved ||= before.isReserved;
  }
  const words = car.reserved && car.status !== 'sold' ? 'reserved' : STATUS_WORDS[car.status];
  const outcome = before ? `stays ${words}, as before` : 'is listed as in stock';
  const reason = `is an unknown status, so the vehicle ${outcome}; a mapping file can say what the word means`;
  return [{ kind: 'doubtful', field: 'status', value: word.slice(0, 200), reason }];
}
