import type { Draft } from './draft.ts';
import { numberWithin } from './number-field.ts';

type Counted = 'doors' | 'seats';

/** A number with the word for what it counts: "5 Seats", "7-seater", "4dr". */
const NAMED: Readonly<Record<Counted, RegExp>> = {
  doors: /(\d+)\s*-?\s*(?:doors?|drs?)\b/i,
  seats: /(\d+)\s*-?\s*(?:seat|passenger)/i,
};
const MOST: Readonly<Record<Counted, number>> = { doors: 7, seats: 90 };

/**
 * Doors and seats, where each stands in its own column or in the other's: "5 Seats" under the doors is no five
 * doors. A number that names the other is taken as that where nothing else gives it.
 */
export function doorsAndSeats(draft: Draft): { doors: number | null; seats: number | null } {
  const written = { doors: draft.exact('doors'), seats: draft.exact('seats') };
  const elsewhere: Record<Counted, string | null> = { doors: null, seats: null };
  const own: Record<Counted, string | null> = { doors: null, seats: null };
  for (const [field, other] of [['doors', 'seats'] as const, ['seats', 'doors'] as const]) {
    const text = written[field];
    if (text === null) continue;
    const counted = NAMED[field].exec(text)?.[1];
    const misplaced = counted === undefined ? NAMED[other].exec(text)?.[1] : undefined;
    if (misplaced === undefined) own[field] = counted ?? text;
    else if (written[other] === null) {
      elsewhere[other] = misplaced;
      draft.repaired(field, text, `says how many ${other} there are: taken as the ${other}`);
    } else draft.withheld(field, text, `says how many ${other} there are, not how many ${field}`);
  }
  const read = (field: Counted): number | null => {
    const text = own[field] ?? elsewhere[field];
    return text === null ? null : numberWithin(draft, field, text, 1, MOST[field], true);
  };
  return { doors: read('doors'), seats: read('seats') };
}
