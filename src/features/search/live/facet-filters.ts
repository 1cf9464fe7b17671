import { fieldValue } from '../../../search/documents/field-value.ts';
import { plainText } from '../../../search/filter-by.ts';

/** InstantSearch's refinements: all of the entries hold, and of an entry that is a list at least one. */
export type FacetFilters = readonly (string | readonly string[])[];

/** No vehicle has this id. */
const NOTHING = 'id:none';

/** The words of a text, without a "-" before them and on one line; null where there are none. */
const wordsOf = (text: string): string | null =>
  plainText(text)
    ?.replace(/^[-\s]+/, '')
    .replaceAll(/\s+/g, ' ') ?? null;

/** "make:Toyota", or null where no vehicle has such a value. */
function corrected(refinement: string): string | null {
  const [field = '', ...rest] = refinement.split(':');
  // InstantSearch writes a leading "-" as "\-".
  const value = fieldValue(field, rest.join(':').replace(/^\\-/, '-'));
  const text = typeof value === 'string' ? wordsOf(value) : value;
  return text === null ? null : `${field}:${text}`;
}

/**
 * Refinements whose values typesense-instantsearch-adapter 3.0.2 writes correctly. It puts a value between
 * backticks as it is, so that a server takes "R*" for everything that begins with R, and refuses a search
 * for "-" or for a year of "new"; a value is cut at a line break. It has no option for these. Texts are
 * compared by their words, so the signs around them can go.
 */
export const correctedFacets = (facetFilters: FacetFilters): string[][] =>
  facetFilters.map((entry) => {
    const known = [entry].flat().flatMap((refinement) => corrected(refinement) ?? []);
    return known.length > 0 ? known : [NOTHING];
  });
