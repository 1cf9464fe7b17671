import type { Car } from '../car.ts';
import type { Note } from './feed/notes.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\ufffd/, 'holds U+FFFD, the sign for a character that was lost before or while the feed was read'],
  [
    /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/,
    'looks like UTF-8 that a program in front of this one read as Windows-1252, such as "Ã«" for "ë": have the feed written as UTF-8 once',
  ],
];
/** Made of other fields, so that they would only repeat their notes. */
const DERIVED: ReadonlySet<string> = new Set<keyof Car>(['name', 'slug', 'path', 'seller_words']);

/** Notes for a vehicle's fields whose characters were lost or garbled before the import could read them. */
export function lostCharacters(car: object): Note[] {
  const all = JSON.stringify(car);
  return SIGNS.filter(([sign]) => sign.test(all)).flatMap(([sign, reason]) =>
    Object.entries(car).flatMap(([field, value]): Note[] => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const at = DERIVED.has(field) ? -1 : (text?.search(sign) ?? -1);
      if (at < 0) return [];
      return [{ kind: 'doubtful', field, value: text.slice(Math.max(0, at - 40), at + 80), reason }];
    }),
  );
}
