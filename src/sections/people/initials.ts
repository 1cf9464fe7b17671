const letters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });
const firstLetter = (word: string): string => [...letters.segment(word)][0]?.segment ?? '';

/** First letters of the first and the last name: "MC" for "Maureen van Calder". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return ends.map(firstLetter).join('').toUpperCase();
}
