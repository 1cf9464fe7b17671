/** As Typesense cuts longer words. */
const LONGEST = 100;

/** Calls back for each word of a text: as it is indexed, and where it stands in the text (end exclusive). */
type Visit = (word: string, start: number, end: number) => void;

const normalised = (part: string): string =>
  /^[a-z\d]*$/i.test(part) ? part : part.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Cuts a text into words as Typesense does: at spaces and line ends only. Punctuation is left out of the
 * word it stands in ("CX-9" is "cx9", "(4x4)" is "4x4"), accents and capitals are folded.
 */
export function eachToken(text: string, visit: Visit): void {
  for (const { 0: part, index } of text.matchAll(/[^ \n]+/g)) {
    const word = normalised(part).toLowerCase().slice(0, LONGEST);
    if (word !== '') visit(word, index + part.search(/[a-z\d\u0080-\uffff]/i), index + part.length);
  }
}

/** The words of a text, in their order. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachToken(text, (word) => words.push(word));
  return words;
}

/** Whether the tokeniser leaves out what stands at `index` of the text; so it does past the end. */
export const isSkipped = (text: string, index: number): boolean =>
  /^[^a-z\d\u0080-\uffff]?$/i.test(text.charAt(index));
