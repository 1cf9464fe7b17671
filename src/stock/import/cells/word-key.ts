/** What two spellings of the same word share: letters, digits and single spaces, lower case, no accents. */
export function wordKey(text: string): string {
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

/** A table from every spelling to its canonical value. */
export function spellings<T extends string>(table: Readonly<Record<T, string>>): Map<string, T> {
  const map = new Map<string, T>();
  for (const [canonical, list] of Object.entries(table) as [T, string][]) {
    map.set(wordKey(canonical), canonical);
    for (const word of list.split('|')) if (word !== '') map.set(wordKey(word), canonical);
  }
  return map;
}

/** Remembers answers of a pure function of text; a feed repeats the same few hundred words. */
export function remembered<T>(compute: (text: string) => T, limit = 5_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    if (known.size >= limit) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
