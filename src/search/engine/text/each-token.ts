/** Characters; Typesense truncates longer words. */
const MAX_LENGTH = 100;

/** Called with each normalised word and its position in the text, `end` excluded. */
type Visit = (word: string, start: number, end: number) => void;

const normalise = (part: string, symbols?: readonly string[]): string =>
  /^[a-z\d]*$/i.test(part)
    ? part
    : part
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, (symbol) => (symbols?.includes(symbol) ? symbol : ''));

/**
 * Splits a text into words as Typesense does, at spaces and line ends only. Punctuation inside a word is
 * removed ("CX-9" becomes "cx9", "(4x4)" becomes "4x4"), accents are removed and capitals lowered.
 */
export function eachToken(text: string, visit: Visit, symbols?: readonly string[]): void {
  for (const { 0: part, index } of text.matchAll(/[^ \n]+/g)) {
    const word = normalise(part, symbols).toLowerCase().slice(0, MAX_LENGTH);
    if (word !== '') visit(word, index + part.search(/[a-z\d\u0080-\uffff]/i), index + part.length);
  }
}

/** @param symbols kept in words: `symbols_to_index` of the text's field */
export function wordsOf(text: string, symbols?: readonly string[]): string[] {
  const words: string[] = [];
  eachToken(text, (word) => words.push(word), symbols);
  return words;
}

/**
 * True for an ASCII character that is neither a letter nor a digit, which `eachToken` drops, and at the end of the
 * text.
 */
export const isSkipped = (text: string, index: number): boolean =>
  /^[^a-z\d\u0080-\uffff]?$/i.test(text.charAt(index));
