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
  /** Number of values before the "Show all …" toggle; null shows all (SRC-16, SRC-19). */
  shown: number | null;
  /** Maximum number of values. */
  limit: number;
  /** Values that may be shown; an empty list allows all (SRC-19). */
  offered: readonly string[];
  /** Labels of values that are not shown as they are. */
  words: Readonly<Record<string, string>>;
}

// Maximum number of values of a filter that has no limit in the table of filters.
const DEFAULT_LIMIT = 100;
// There may be many models, so most are behind the toggle.
const SHOWN_MODELS = 8;

/** Settings of the site that change its lists of makes, models and body types (SRC-16, SRC-19). */
function siteSettings(name: FacetName, search: Config['search']): Partial<FacetAttribute> {
  if (name === 'make') return { shown: search.popular_makes };
  if (name === 'model') return { shown: SHOWN_MODELS };
  return name === 'body' ? { shown: search.body_count, offered: search.bodies } : {};
}

/** The list filter with this name in the configuration (DAT-15). */
export function facetOf(name: FacetName, search: Config['search']): FacetAttribute {
  const { field, ...filter }: ListFilter = FILTERS[name];
  return {
    attribute: field,
    order: 'count',
    shown: null,
    limit: DEFAULT_LIMIT,
    offered: [],
    words: {},
    ...filter,
    ...siteSettings(name, search),
  };
}

export const valueLabel = ({ kind, words }: FacetAttribute, value: string): string =>
  kind === 'tiles' ? bodyLabel(value as BodyType) : (ownProperty(words, value) ?? value);
