import { formatQuery } from '../../search/url-state/format-query.ts';
import { parseQuery } from '../../search/url-state/parse-query.ts';
import { isNarrowed, type SearchState } from '../../search/url-state/search-state.ts';
import type { CarType } from '../../stock/car.ts';
import type { SiteContext } from '../site-context.ts';
import { escapeBrackets } from './refined-search.ts';

/** A condition of the search that a dealer wrote, with what it finds. */
export interface Condition {
  /** Name of the query parameter: "range[price]". */
  name: string;
  value: string;
  /** Its own search page, such as "/search/suv"; null if it has none. */
  page: string | null;
  /** The address of its search. */
  href: string;
  /** Number of vehicles for sale that it finds. */
  count: number;
}

type Context = Pick<SiteContext, 'catalogue' | 'searchHref' | 'stockSearch'>;

/** The search page for a single make, body type or condition. */
function pageOf({ catalogue }: Context, { refinements, ranges }: SearchState): string | null {
  const [[field, [value = '']] = ['', []], ...others] = Object.entries(refinements);
  if (others.length > 0 || Object.keys(ranges).length > 0) return null;
  if (field === 'make') return catalogue.byMake(value)?.path ?? null;
  if (field === 'simple_body') return catalogue.byBody(value)?.path ?? null;
  return field === 'car_type' ? (catalogue.byType(value as CarType)?.path ?? null) : null;
}

/**
 * Reads a condition such as "range[price]=:30000". Null if the search cannot filter by it: its field is not one of the
 * search, or the value suits no vehicle.
 */
export function readCondition(context: Context, text: string): Condition | null {
  const { state } = parseQuery(text);
  if (!isNarrowed(state)) return null;
  const at = text.indexOf('=');
  const page = pageOf(context, state);
  return {
    name: text.slice(0, at),
    value: text.slice(at + 1),
    page,
    href: page ?? context.searchHref + escapeBrackets(formatQuery(state)),
    count: context.stockSearch.count(state),
  };
}
