import type { Car } from '../car.ts';
import type { Note } from './feed/notes.ts';

const LOST = '\ufffd';
/** Made of other fields, so that they would only repeat their notes. */
const DERIVED: ReadonlySet<string> = new Set<keyof Car>(['name', 'slug', 'path', 'seller_words']);

/** Notes for a vehicle's fields that hold U+FFFD, which programs write for a character they could not read. */
export function lostCharacters(car: object): Note[] {
  if (!JSON.stringify(car).includes(LOST)) return [];
  return Object.entries(car).flatMap(([field, value]): Note[] => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const at = DERIVED.has(field) ? -1 : (text?.indexOf(LOST) ?? -1);
    if (at < 0) return [];
    return [
      {
        kind: 'doubtful',
        field,
        value: text.slice(Math.max(0, at - 40), at + 80),
        reason: 'holds U+FFFD, the sign for a character that was lost before or while the feed was read',
      },
    ];
  });
}
