import { ownProperty } from '../../lib/own-property.ts';
import { fieldBounds, fieldValue } from '../documents/field-value.ts';
import { isRangeAttribute, isRefinable, isSort } from './attributes.ts';
import { QUERY_LIMIT, type Range, type SearchState } from './search-state.ts';

export interface ParsedQuery {
  state: SearchState;
  /** Other parameters (`utm_source=…`), still escaped. */
  others: string;
}

const REFINEMENT = /^refinementList\[([^\]]+)\]\[\d*\]$/;
const RANGE = /^range\[([^\]]+)\]$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Null if the text is not a valid escape. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

const parseBound = (text: string): number | null | undefined =>
  text === '' ? null : NUMBER.test(text) ? Number(text) : undefined;

type Warn = (message: string) => void;

/** Parses "10000:20000", "10000:" or ":20000"; null if invalid or unbounded. */
function parseRange(attribute: string, text: string, warn?: Warn): Range | null {
  const [from, to, ...rest] = text.split(':');
  if (from === undefined || to === undefined || rest.length > 0) return null;
  const [least, most] = [parseBound(from), parseBound(to)];
  if (least === undefined || most === undefined) return null;
  const { min, max } = fieldBounds(attribute, { min: least, max: most });
  if (min === null && max === null) return null;
  if (min === null || max === null || min <= max) return { min, max };
  warn?.(`Ignored a range that ends before it starts: ${attribute} ${min} > ${max}.`);
  return null;
}

/** Truncates by code point, so that no character is cut in two. */
const truncate = (text: string): string => [...text].slice(0, QUERY_LIMIT).join('').trim();

/** Applies a parameter to the state; false if it is not a parameter of the search. */
function applyParameter(state: SearchState, name: string, value: string, warn?: Warn): boolean {
  const refined = REFINEMENT.exec(name)?.[1];
  if (refined !== undefined && isRefinable(refined)) {
    const values = ownProperty(state.refinements, refined) ?? [];
    if (value !== '' && !values.includes(value) && fieldValue(refined, value) !== null)
      state.refinements[refined] = [...values, value];
    return true;
  }
  const bounded = RANGE.exec(name)?.[1];
  if (bounded !== undefined && isRangeAttribute(bounded)) {
    const range = parseRange(bounded, value, warn);
    if (range) state.ranges[bounded] = range;
    return true;
  }
  switch (name) {
    case 'query':
      state.query = truncate(value.trim());
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
 * Parses the query string of a search (SRC-08 to SRC-10, DAT-15). Never fails: empty values (a form without
 * scripts sends them) and invalid ones are ignored, and list indexes may repeat or be missing.
 *
 * @param search with or without "?"
 * @param warn receives a message for each range whose bounds are in the wrong order (SRC-32)
 */
export function parseQuery(search: string, warn?: Warn): ParsedQuery {
  const state: SearchState = { query: '', page: 1, sortBy: null, refinements: {}, ranges: {} };
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      if (pair === '') return false;
      const at = pair.indexOf('=');
      const name = decode(at < 0 ? pair : pair.slice(0, at));
      const value = decode(at < 0 ? '' : pair.slice(at + 1));
      return name === null || value === null || !applyParameter(state, name, value, warn);
    });
  return { state, others: others.join('&') };
}
