import { ownProperty } from '../../lib/own-property.ts';
import type { BodyType } from '../../stock/car.ts';
import { bodyLabel } from '../../stock/rules/body-label.ts';
import { type FacetName, FILTERS, type ListFilter } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';

/** A list filter with its defaults filled in. */
export interface FacetAttribute {
  kind: ListFilter['kind'];
  /** Name in the search index. */
  attribute: string;
  label: string;
  /** "makes": completes "Show all …". */
  plural: string;
  order: NonNullable<ListFilter['order']>;
  /** Values shown before the toggle "Show all …"; null: all (SRC-16, SRC-19). */
  shown: number | null;
  /** Values at most. */
  limit: number;
  /** Values that may show; empty: all (SRC-19). */
  offered: readonly string[];
  /** Values in a shopper's words, where those are not the values themselves. */
  words: Readonly<Record<string, string>>;
}

/** Values a list has at most where the requirements set no other limit. */
const LIMIT = 100;
/** Models shown at first without a make before them, since they are many. */
const SHOWN_MODELS = 8;

/** Those of the table, save what a site configures of makes, models and bodies (SRC-16, SRC-19). */
function configured(name: FacetName, search: Config['search']): Partial<FacetAttribute> {
  if (name === 'make') return { shown: search.popular_makes };
  if (name === 'model' && !search.filters.includes('make')) return { shown: SHOWN_MODELS };
  return name === 'body' ? { shown: search.body_count, offered: search.bodies } : {};
}

/** A list filter by the name a configuration gives it (DAT-15). */
export function facetOf(name: FacetName, search: Config['search']): FacetAttribute {
  const { field, ...filter }: ListFilter = FILTERS[name];
  return {
    attribute: field,
    order: 'count',
    shown: null,
    limit: LIMIT,
    offered: [],
    words: {},
    ...filter,
    ...configured(name, search),
  };
}

/** A value of a filter in a shopper's words. */
export const wordOf = ({ kind, words }: FacetAttribute, value: string): string =>
  kind === 'tiles' ? bodyLabel(value as BodyType) : (ownProperty(words, value) ?? value);
