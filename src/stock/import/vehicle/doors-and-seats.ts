import type { Draft } from './draft.ts';
import { numberWithin } from './number-field.ts';

type Counted = 'doors' | 'seats';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const JOINED = String.raw`${NUMBER}(?:\s*(?:[+/&|,;–-]|or\b|to\b|and\b)\s*${NUMBER})*`;
// "1st" is no seat.
const UNITS: Readonly<Record<Counted, string>> = {
  doors: 'doors?|drs?|d',
  seats: '(?:seat|seater|passenger|person|occupant)s?|seating|people|pax|(?<!1)st',
};
/** "5 Seats", "7-seater", "4dr"; "Doors: 5"; a number alone. A unit before ":" belongs to the number after it. */
const COUNTS = new RegExp(
  [
    String.raw`(?<before>${JOINED})\s*-?\s*(?:(?<doorsAfter>${UNITS.doors})|(?<seatsAfter>${UNITS.seats}))(?!\p{L}|\s*[:=])`,
    String.raw`(?<!\p{L})(?:(?<doorsBefore>doors?|drs?)|(?<seatsBefore>${UNITS.seats}))\s*[:=]?\s*(?<after>${JOINED})`,
    `(?<alone>${JOINED})`,
  ].join('|'),
  'giu',
);
const ONE_NUMBER = new RegExp(`^${NUMBER}$`);
const MOST: Readonly<Record<Counted, number>> = { doors: 7, seats: 90 };
/** Characters that are looked at; the pattern takes quadratic time for long rows of blanks. */
const LONGEST = 200;
const AMBIGUOUS = 'can be read in more than one way: left out';

/** The distinct numbers of a text by what they count; "4+1" is one of them. */
function countsOf(text: string): Record<Counted | 'unnamed', string[]> {
  const found = { doors: new Set<string>(), seats: new Set<string>(), unnamed: new Set<string>() };
  for (const { groups = {} } of text.slice(0, LONGEST).replace(/\s+/g, ' ').matchAll(COUNTS)) {
    const isDoors = groups.doorsAfter ?? groups.doorsBefore;
    const isSeats = groups.seatsAfter ?? groups.seatsBefore;
    const kind = isDoors !== undefined ? 'doors' : isSeats !== undefined ? 'seats' : 'unnamed';
    found[kind].add(groups.before ?? groups.after ?? groups.alone ?? '');
  }
  return { doors: [...found.doors], seats: [...found.seats], unnamed: [...found.unnamed] };
}

function single(numbers: readonly string[]): string | null {
  const [number = ''] = numbers;
  return numbers.length === 1 && ONE_NUMBER.test(number) ? number : null;
}

/** A field's number, or where it belongs, or why it has none. */
type Reading = { kind: 'own' | 'misplaced'; number: string } | { kind: 'unclear'; reason: string };

function readCount(text: string, field: Counted, other: Counted): Reading {
  const counts = countsOf(text);
  const kind = counts[field].length > 0 ? 'own' : 'misplaced';
  const named = kind === 'own' ? counts[field] : counts[other];
  if (named.length > 0) {
    const number = single(named);
    return number === null ? { kind: 'unclear', reason: AMBIGUOUS } : { kind, number };
  }
  if (counts.unnamed.length === 0) return { kind: 'own', number: text };
  const number = single(counts.unnamed);
  if (number === null) return { kind: 'unclear', reason: AMBIGUOUS };
  // Words beside the number say what the doors are no more than what the windows are; seats are "5 leather" as well.
  return field === 'seats' || /^[+-]?[\d.]+$/.test(text)
    ? { kind: 'own', number: text }
    : { kind: 'unclear', reason: `does not say how many ${field} there are: left out` };
}

/**
 * Doors and seats, where each stands in its own column or in the other's: "5 Seats" under the doors is no five
 * doors. A number that names the other is taken as that where nothing else gives it. What can be read in two ways
 * ("4+1", "4/5") is left out with a note.
 */
export function doorsAndSeats(draft: Draft): { doors: number | null; seats: number | null } {
  const written = { doors: draft.exact('doors'), seats: draft.exact('seats') };
  const elsewhere: Record<Counted, string | null> = { doors: null, seats: null };
  const own: Record<Counted, string | null> = { doors: null, seats: null };
  for (const [field, other] of [['doors', 'seats'] as const, ['seats', 'doors'] as const]) {
    const text = written[field];
    if (text === null) continue;
    const reading = readCount(text, field, other);
    if (reading.kind === 'unclear') draft.withheld(field, text, reading.reason);
    else if (reading.kind === 'own') own[field] = reading.number;
    else if (written[other] === null) {
      elsewhere[other] = reading.number;
      draft.repaired(field, text, `says how many ${other} there are: taken as the ${other}`);
    } else draft.withheld(field, text, `says how many ${other} there are, not how many ${field}`);
  }
  const read = (field: Counted): number | null => {
    const text = own[field] ?? elsewhere[field];
    return text === null ? null : numberWithin(draft, field, text, 1, MOST[field], true);
  };
  return { doors: read('doors'), seats: read('seats') };
}
