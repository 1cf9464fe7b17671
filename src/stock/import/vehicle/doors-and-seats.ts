import type { Draft } from './draft.ts';
import { checkedNumber } from './read-number.ts';

type Counted = 'doors' | 'seats';

// Patterns of one number ("4") and of several joined numbers ("4+1", "2 or 4").
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const JOINED = String.raw`${NUMBER}(?:\s*(?:[+/&|,;–-]|or\b|to\b|and\b)\s*${NUMBER})*`;
// The lookbehind excludes "1st".
const UNITS: Readonly<Record<Counted, string>> = {
  doors: 'doors?|drs?|d',
  seats: '(?:seat|seater|passenger|person|occupant)s?|seating|people|pax|(?<!1)st',
};
/**
 * "5 Seats", "7-seater", "4dr", "Doors: 5", or a number alone. A unit before ":" belongs to the number after
 * it.
 */
const COUNTS = new RegExp(
  [
    String.raw`(?<before>${JOINED})\s*-?\s*(?:(?<doorsAfter>${UNITS.doors})|(?<seatsAfter>${UNITS.seats}))(?!\p{L}|\s*[:=])`,
    String.raw`(?<!\p{L})(?:(?<doorsBefore>doors?|drs?)|(?<seatsBefore>${UNITS.seats}))\s*[:=]?\s*(?<after>${JOINED})`,
    `(?<unnamed>${JOINED})`,
  ].join('|'),
  'giu',
);
const ONE_NUMBER = new RegExp(`^${NUMBER}$`);
// Higher numbers are taken for mistakes.
const MAXIMUM: Readonly<Record<Counted, number>> = { doors: 7, seats: 90 };
// Longer texts are cut, because the pattern takes quadratic time for long runs of spaces.
const MAX_LENGTH = 200;
const AMBIGUOUS = 'can be read in more than one way, so it is left out';

/** The distinct numbers in a text, by their unit; "4+1" counts as one. */
function countsOf(text: string): Record<Counted | 'unnamed', string[]> {
  const found = { doors: new Set<string>(), seats: new Set<string>(), unnamed: new Set<string>() };
  for (const { groups = {} } of text.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').matchAll(COUNTS)) {
    const doors = groups.doorsAfter ?? groups.doorsBefore;
    const seats = groups.seatsAfter ?? groups.seatsBefore;
    let kind: Counted | 'unnamed' = 'unnamed';
    if (doors !== undefined) kind = 'doors';
    else if (seats !== undefined) kind = 'seats';
    found[kind].add(groups.before ?? groups.after ?? groups.unnamed ?? '');
  }
  return { doors: [...found.doors], seats: [...found.seats], unnamed: [...found.unnamed] };
}

/** The only number of a list; null if there are several, or one such as "4+1". */
function onlyNumber(numbers: readonly string[]): string | null {
  const [number = ''] = numbers;
  return numbers.length === 1 && ONE_NUMBER.test(number) ? number : null;
}

/** The number in a field, which may belong to the other field, or the reason why there is none. */
type Reading = { kind: 'own' | 'misplaced'; number: string } | { kind: 'unclear'; reason: string };

function readCount(text: string, field: Counted, other: Counted): Reading {
  const counts = countsOf(text);
  const kind = counts[field].length > 0 ? 'own' : 'misplaced';
  const named = kind === 'own' ? counts[field] : counts[other];
  if (named.length > 0) {
    const number = onlyNumber(named);
    return number === null ? { kind: 'unclear', reason: AMBIGUOUS } : { kind, number };
  }
  if (counts.unnamed.length === 0) return { kind: 'own', number: text };
  const number = onlyNumber(counts.unnamed);
  if (number === null) return { kind: 'unclear', reason: AMBIGUOUS };
  // Other words beside a number of doors make it doubtful; for seats they are common ("5 leather").
  return field === 'seats' || /^[+-]?[\d.]+$/.test(text)
    ? { kind: 'own', number: text }
    : { kind: 'unclear', reason: `does not state the number of ${field}, so it is left out` };
}

/**
 * Reads doors and seats, each from its own column or from that of the other: "5 Seats" in the doors column is not five
 * doors, but gives the seats if the seats column has no value. Ambiguous values ("4+1", "4/5") are left out with a
 * note.
 */
export function doorsAndSeats(draft: Draft): { doors: number | null; seats: number | null } {
  const written = { doors: draft.cellText('doors'), seats: draft.cellText('seats') };
  const elsewhere: Record<Counted, string | null> = { doors: null, seats: null };
  const own: Record<Counted, string | null> = { doors: null, seats: null };
  for (const [field, other] of [['doors', 'seats'] as const, ['seats', 'doors'] as const]) {
    const text = written[field];
    if (text === null) continue;
    const reading = readCount(text, field, other);
    if (reading.kind === 'unclear') draft.noteWithheld(field, text, reading.reason);
    else if (reading.kind === 'own') own[field] = reading.number;
    else if (written[other] === null) {
      elsewhere[other] = reading.number;
      draft.noteRepaired(field, text, `states the number of ${other}, so it is used for ${other}`);
    } else draft.noteWithheld(field, text, `states the number of ${other}, not of ${field}`);
  }
  const read = (field: Counted): number | null => {
    const text = own[field] ?? elsewhere[field];
    return text === null ? null : checkedNumber(draft, field, text, 1, MAXIMUM[field], true);
  };
  return { doors: read('doors'), seats: read('seats') };
}
