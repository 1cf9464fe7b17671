import { ownProperty } from '../../lib/own-property.ts';
import { fieldBounds, fieldValue } from '../documents/field-value.ts';
import { isBoundable, isRefinable, isSort } from './attributes.ts';
import { QUERY_LIMIT, type Range, type SearchState } from './search-state.ts';

export interface ParsedQuery {
  state: SearchState;
  /** Parameters that are none of the search's (`utm_source=…`), as they were written. */
  others: string;
}

const REFINEMENT = /^refinementList\[([^\]]+)\]\[\d*\]$/;
const RANGE = /^range\[([^\]]+)\]$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Null where the text is no valid escape. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

const side = (text: string): number | null | undefined =>
  text === '' ? null : NUMBER.test(text) ? Number(text) : undefined;

/** "10000:20000", "10000:" or ":20000"; null where it bounds nothing or is no range. */
function parseRange(attribute: string, text: string): Range | null {
  const [from, to, ...rest] = text.split(':');
  if (from === undefined || to === undefined || rest.length > 0) return null;
  const [least, most] = [side(from), side(to)];
  if (least === undefined || most === undefined) return null;
  const { min, max } = fieldBounds(attribute, { min: least, max: most });
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? null : { min, max };
}

/** As many characters as a search takes, none of them cut in two. */
const shortened = (text: string): string => [...text].slice(0, QUERY_LIMIT).join('').trim();

/** Takes a parameter into the state; false where it is none of the search's. */
function take(state: SearchState, name: string, value: string): boolean {
  const refined = REFINEMENT.exec(name)?.[1];
  if (refined !== undefined && isRefinable(refined)) {
    const values = ownProperty(state.refinements, refined) ?? [];
    if (value !== '' && !values.includes(value) && fieldValue(refined, value) !== null)
      state.refinements[refined] = [...values, value];
    return true;
  }
  const bounded = RANGE.exec(name)?.[1];
  if (bounded !== undefined && isBoundable(bounded)) {
    const range = parseRange(bounded, value);
    if (range) state.ranges[bounded] = range;
    return true;
  }
  switch (name) {
    case 'query':
      state.query = shortened(value.trim());
      return true;
    case 'page':
      state.page = /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
      return true;
    case 'sortBy':
      state.sortBy = isSort(value) ? value : null;
      return true;
    default:
      return false;
  }
}

/**
 * Reads the query string of a search (SRC-08 to SRC-10, DAT-15). Empty values, as a form without scripts
 * sends them, ask for nothing; repeated and missing indexes do no harm; what is not understood is left out
 * of the search, never an error.
 *
 * @param search with or without its "?"
 */
export function parseQuery(search: string): ParsedQuery {
  const state: SearchState = { query: '', page: 1, sortBy: null, refinements: {}, ranges: {} };
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      if (pair === '') return false;
      const at = pair.indexOf('=');
      const name = decode(at < 0 ? pair : pair.slice(0, at));
      const value = decode(at < 0 ? '' : pair.slice(at + 1));
      return name === null || value === null || !take(state, name, value);
    });
  return { state, others: others.join('&') };
}
