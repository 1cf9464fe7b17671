import { formatKms } from '../../../lib/format-km.ts';
import { formatAud, formatCount } from '../../../lib/money.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import type { FilterSetting, SearchSettings } from '../../../search/settings.ts';
import { isRangeAttribute } from '../../../search/url-state/attributes.ts';
import { keepsScope, type Scope } from '../../../search/url-state/scope.ts';
import type { Range, SearchState } from '../../../search/url-state/search-state.ts';

export interface Chip {
  key: string;
  label: string;
  /** The search without this filter. */
  without: SearchState;
}

export type ChipSettings = Pick<SearchSettings, 'filters' | 'dealerships'>;

function withoutKey<T>(record: Record<string, T>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

const settingOf = (filters: readonly FilterSetting[], attribute: string, isRange: boolean) =>
  filters.find((filter) => filter.attribute === attribute && (filter.kind === 'range') === isRange);

/** "dealership_name" → "Dealership name" */
const attributeWords = (attribute: string): string =>
  attribute.charAt(0).toUpperCase() + attribute.slice(1).replaceAll('_', ' ');

/** Attributes in AUD. */
const MONEY = new Set(['price', 'subscription_price']);
/** Attributes in kg. */
const MASS = /_mass$|^(tare|payload)$/;

/** "$28,000 to $75,000", "Up to 120,000 kms", "Year from 2019", "Gross mass up to 4,500 kg". */
export function rangeLabel(
  attribute: string,
  { min, max }: Range,
  filters: readonly FilterSetting[],
): string {
  const setting = settingOf(filters, attribute, true);
  const text = (value: number): string => {
    if (MONEY.has(attribute)) return formatAud(value);
    if (MASS.test(attribute)) return `${formatCount(value)} kg`;
    return attribute === 'km' ? formatKms(value) : String(value);
  };
  const hasUnit = MONEY.has(attribute) || attribute === 'km';
  // A number without a unit needs the name of its filter: "Year from 2019".
  const name = hasUnit ? '' : `${setting?.label ?? attributeWords(attribute)} `;
  const openRange = (start: string, end: string) =>
    name ? `${name}${start.toLowerCase()} ${end}` : `${start} ${end}`;
  if (min === null) return openRange('Up to', text(max ?? 0));
  return max === null ? openRange('From', text(min)) : `${name}${text(min)} to ${text(max)}`;
}

export function valueLabel(attribute: string, value: string, { filters, dealerships }: ChipSettings): string {
  const dealership = attribute === 'dealership_slug' ? ownProperty(dealerships, value) : undefined;
  if (dealership !== undefined) return dealership;
  const setting = settingOf(filters, attribute, false);
  const label = setting && setting.kind !== 'range' ? ownProperty(setting.labels, value) : undefined;
  if (label !== undefined) return label;
  const name = setting?.label ?? attributeWords(attribute);
  if (isRangeAttribute(attribute) && attribute !== 'year') return `${name} ${value}`;
  if (value !== 'true' && value !== 'false') return value;
  return value === 'true' ? name : `Not ${name.toLowerCase()}`;
}

/** The filters that the page stands for, while the search still has exactly these. */
export function scopeChipsOf(search: SearchState, scope: Scope, settings: ChipSettings): Chip[] {
  if (!keepsScope(search, scope)) return [];
  return chipsOf(search, {}, settings).filter(({ key }) => Object.hasOwn(scope, key.split(':')[0] ?? ''));
}

/** The filters in use, the query first, without those of the page's scope (see `scopeChipsOf`). */
export function chipsOf(current: SearchState, scope: Scope, settings: ChipSettings): Chip[] {
  // Removing a filter starts again on page 1 (SRC-26).
  const search = { ...current, page: 1 };
  const scoped = keepsScope(search, scope);
  const queryChips: Chip[] =
    search.query === ''
      ? []
      : [{ key: 'query', label: `“${search.query}”`, without: { ...search, query: '' } }];
  const values = Object.entries(search.refinements)
    .filter(([attribute]) => !(scoped && Object.hasOwn(scope, attribute)))
    .flatMap(([attribute, chosen]) =>
      chosen.map((value): Chip => {
        const remaining = chosen.filter((other) => other !== value);
        const others = withoutKey(search.refinements, attribute);
        const refinements = remaining.length > 0 ? { ...others, [attribute]: remaining } : others;
        return {
          key: `${attribute}:${value}`,
          label: valueLabel(attribute, value, settings),
          without: { ...search, refinements },
        };
      }),
    );
  const ranges = Object.entries(search.ranges).map(
    ([attribute, range]): Chip => ({
      key: attribute,
      label: rangeLabel(attribute, range, settings.filters),
      without: { ...search, ranges: withoutKey(search.ranges, attribute) },
    }),
  );
  return [...queryChips, ...values, ...ranges];
}
