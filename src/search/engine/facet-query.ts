import { SearchProblem } from '../search-problem.ts';
import type { FacetColumn } from './facet-column.ts';
import { closeWords } from './text/close-words.ts';
import { eachToken, wordsOf } from './text/each-token.ts';

/** A parsed `facet_query` (`model:Hil`), which limits the values of one facet. */
export interface FacetQuery {
  field: string;
  /** The last one is matched as a prefix. */
  words: string[];
}

/** A word may have one typo from three letters on, and two typos from seven letters on. */
const MIN_LENGTH_ONE_TYPO = 3;
const MIN_LENGTH_TWO_TYPOS = 7;
const MAX_TYPOS = 2;

/**
 * Parses `facet_query`; null if it is blank.
 *
 * @throws SearchProblem if it does not name a field of `facets`
 */
export function parseFacetQuery(text: string, facets: readonly string[]): FacetQuery | null {
  if (text.trim() === '') return null;
  const colon = text.indexOf(':');
  if (colon === -1) throw new SearchProblem(400, 'Facet query must be in the `facet_field: value` format.');
  const field = text.slice(0, colon).trim();
  if (!facets.includes(field)) {
    throw new SearchProblem(
      400,
      `Facet query refers to a facet field \`${field}\` that is not part of \`facet_by\` parameter.`,
    );
  }
  return { field, words: wordsOf(text.slice(colon + 1)) };
}

function typosAllowed({ length }: string): number {
  if (length < MIN_LENGTH_ONE_TYPO) return 0;
  return length < MIN_LENGTH_TWO_TYPOS ? 1 : MAX_TYPOS;
}

/** Prefix lengths for `closeWords` when it gets a single word, which shares no prefix with a word before it. */
const NO_SHARED_PREFIX = new Uint8Array(1);

/** True if `word` matches `sought` with at most `typos` typos. */
function isClose(word: string, sought: string, isPrefix: boolean, typos: number): boolean {
  if (word === sought || (isPrefix && word.startsWith(sought))) return true;
  for (let distance = 1; distance <= Math.min(typos, typosAllowed(sought)); distance++) {
    if (closeWords({ words: [word], sharedLengths: NO_SHARED_PREFIX }, sought, isPrefix, distance).length > 0)
      return true;
  }
  return false;
}

function hasAll(label: string, words: readonly string[], typos: number): boolean {
  const labelWords = wordsOf(label);
  return words.every((sought, at) =>
    labelWords.some((word) => isClose(word, sought, at === words.length - 1, typos)),
  );
}

export interface MatchedValues {
  /** For each code: 1 if its value matches. */
  codes: Uint8Array;
  /** The lowest number of typos (0 to 2) at which any value of the found documents matches. */
  typos: number;
}

/** Finds the values that match the words of a facet query; null if the facet query has no words. */
export function matchFacetValues(
  column: FacetColumn,
  counts: Uint32Array,
  words: readonly string[],
): MatchedValues | null {
  if (words.length === 0) return null;
  const codes = new Uint8Array(counts.length);
  for (let typos = 0; typos <= MAX_TYPOS; typos++) {
    for (let code = 1; code < counts.length; code++) {
      const found = counts[code] !== 0 && hasAll(column.labelOf(code), words, typos);
      codes[code] = Number(found);
    }
    if (codes.includes(1)) return { codes, typos };
  }
  return { codes, typos: MAX_TYPOS };
}

/** Wraps the matched words of a value in tags. Of the last word only the typed part is wrapped. */
export function markFacetValue(
  label: string,
  words: readonly string[],
  typos: number,
  startTag: string,
  endTag: string,
): string {
  let marked = '';
  let copiedTo = 0;
  const last = words.length - 1;
  eachToken(label, (word, start, end) => {
    const matching = words.findIndex((sought, index) => isClose(word, sought, index === last, typos));
    if (matching === -1) return;
    const queryWord = words[matching] as string;
    const markEnd = matching === last ? Math.min(end, start + queryWord.length) : end;
    marked += `${label.slice(copiedTo, start)}${startTag}${label.slice(start, markEnd)}${endTag}`;
    copiedTo = markEnd;
  });
  return marked + label.slice(copiedTo);
}
