import { memoize } from '../../../lib/memoize.ts';

/** Normalises text for comparison: letters, digits and single spaces, lower case, no accents. */
export function wordKey(text: string): string {
  // Printable ASCII, the common case, needs no Unicode normalisation.
  if (/^[ -~]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Builds a map from every spelling (as `wordKey`) to its canonical value.
 *
 * @param table spellings by canonical value, separated by "|"
 */
export function spellingMap<T extends string>(table: Readonly<Record<T, string>>): Map<string, T> {
  const map = new Map<string, T>();
  for (const [canonical, list] of Object.entries(table) as [T, string][]) {
    map.set(wordKey(canonical), canonical);
    for (const word of list.split('|')) if (word !== '') map.set(wordKey(word), canonical);
  }
  return map;
}

/**
 * Caches a function of a cell's text, because feeds repeat the same few hundred words. The limit keeps memory flat
 * for feeds with many different ones.
 */
export const memoizeWords = <T>(compute: (text: string) => T): ((text: string) => T) =>
  memoize(compute, 5_000);
