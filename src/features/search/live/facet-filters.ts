import { fieldValue } from '../../../search/documents/field-value.ts';
import { plainText } from '../../../search/filter-by.ts';

/** InstantSearch's refinements. The entries are combined with AND, the values of an entry that is a list with OR. */
export type FacetFilters = readonly (string | readonly string[])[];

const MATCHES_NOTHING = 'id:none';

/** The text on one line without a leading "-"; null if it contains no word. */
const wordsOf = (text: string): string | null =>
  plainText(text)
    ?.replace(/^[-\s]+/, '')
    .replaceAll(/\s+/g, ' ') ?? null;

/** "make:Toyota", or null if no vehicle can have such a value. */
function correctRefinement(refinement: string): string | null {
  const [field = '', ...rest] = refinement.split(':');
  // InstantSearch writes a leading "-" as "\-".
  const value = fieldValue(field, rest.join(':').replace(/^\\-/, '-'));
  const text = typeof value === 'string' ? wordsOf(value) : value;
  return text === null ? null : `${field}:${text}`;
}

/**
 * Works around typesense-instantsearch-adapter 3.0.2, which puts values between backticks unescaped and has no
 * option to change that. A server then reads "R*" as a prefix search, rejects "-" and a year of "new", and
 * cuts values at line breaks. Typesense compares texts by their words, so removing punctuation is safe.
 */
export const correctedFacets = (facetFilters: FacetFilters): string[][] =>
  facetFilters.map((entry) => {
    const corrected = [entry].flat().flatMap((refinement) => correctRefinement(refinement) ?? []);
    return corrected.length > 0 ? corrected : [MATCHES_NOTHING];
  });
