const SPACE = 32;
const NEWLINE = 10;

/** As Typesense cuts longer words. */
const LONGEST = 100;

/** Calls back for each word of a text: as it is indexed, and where it stands in the text (end exclusive). */
type Visit = (word: string, start: number, end: number) => void;

const isAlphanumeric = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

/** "é" → "e", "™" → "tm", "–" → "": letters and digits stay, other scripts as they are. */
const folded = (character: string): string =>
  character
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{S}\p{Z}\p{C}]/gu, '')
    .toLowerCase();

/**
 * Cuts a text into words as Typesense does: at spaces and line ends only. Other punctuation is left out of
 * the word it stands in ("CX-9" is "cx9", "(4x4)" is "4x4"), but for the characters of `keep`.
 */
export function eachToken(text: string, visit: Visit, keep = ''): void {
  let word = '';
  let start = 0;
  let index = 0;
  while (index < text.length) {
    const at = index;
    const code = text.charCodeAt(index++);
    let part = '';
    if (code === SPACE || code === NEWLINE) {
      if (word !== '') visit(word.slice(0, LONGEST), start, at);
      word = '';
    } else if (isAlphanumeric(code)) {
      part = String.fromCharCode(code >= 65 && code <= 90 ? code + 32 : code);
    } else if (code > 127) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      index = at + character.length;
      part = folded(character);
    } else {
      const character = text.charAt(at);
      if (keep.includes(character)) part = character;
    }
    if (part !== '') {
      if (word === '') start = at;
      word += part;
    }
  }
  if (word !== '') visit(word.slice(0, LONGEST), start, text.length);
}

/** The words of a text, in their order. */
export function wordsOf(text: string, keep = ''): string[] {
  const words: string[] = [];
  eachToken(text, (word) => words.push(word), keep);
  return words;
}

/** Whether the tokeniser leaves out what stands at `index` of the text; so it does past the end. */
export const isSkipped = (text: string, index: number): boolean => {
  const code = index < text.length ? text.charCodeAt(index) : 0;
  return code <= 127 && !isAlphanumeric(code);
};
