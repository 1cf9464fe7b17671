import type { Car } from '../car.ts';
import type { Note } from './feed/notes.ts';

const SYMPTOMS: readonly (readonly [RegExp, string])[] = [
  [/\ufffd/, 'has U+FFFD, which replaces a character that was lost before or while the feed was read'],
  [
    /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/,
    'looks like UTF-8 that another program read as Windows-1252, such as "Ã«" for "ë": ask the provider to encode the feed as UTF-8 only once',
  ],
];
// Fields that are derived from other fields. They would only repeat the notes.
const DERIVED: ReadonlySet<string> = new Set<keyof Car>(['name', 'slug', 'path', 'seller_words']);

/** Returns notes for fields whose characters were lost or garbled before the import. */
export function garbledTextNotes(car: object): Note[] {
  // Most vehicles have no symptom at all, so the whole vehicle is searched first.
  const json = JSON.stringify(car);
  return SYMPTOMS.filter(([pattern]) => pattern.test(json)).flatMap(([pattern, reason]) =>
    Object.entries(car).flatMap(([field, value]): Note[] => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const at = DERIVED.has(field) ? -1 : (text?.search(pattern) ?? -1);
      if (at < 0) return [];
      return [{ kind: 'doubtful', field, value: text.slice(Math.max(0, at - 40), at + 80), reason }];
    }),
  );
}
