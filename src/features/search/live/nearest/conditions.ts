import type { Range, SearchState } from '../../../../search/url-state/search-state.ts';
import type { FieldName } from '../../../../stock/search-fields.ts';

/** One thing that the shopper asked for: words, values of a filter, or a range. */
export type Condition =
  | { kind: 'query'; query: string }
  | { kind: 'values'; attribute: string; values: readonly string[] }
  | { kind: 'range'; attribute: string; range: Range };

const WIDER_PRICE = 'wider price';
const OTHER = 'other filters';
const WORDS = 'words';

/** Shoppers give up the first of these most easily. Words and a price that is only widened have places as well. */
const LEAST_IMPORTANT_FIRST: readonly (FieldName | typeof WIDER_PRICE | typeof OTHER | typeof WORDS)[] = [
  'colour',
  'filtered_features',
  'tag',
  'simple_transmission',
  'transmission',
  'simple_fuel',
  'fuel',
  'drive',
  'seats',
  'doors',
  'km',
  'year',
  OTHER,
  WIDER_PRICE,
  'series',
  'badge',
  'body',
  'simple_body',
  'categories',
  'price_range',
  'weekly_price_range',
  'subscription_price',
  'price',
  WORDS,
  'model',
  'make_model',
  'make',
  'item_type',
  'car_type',
];

function importanceOf(name: string): number {
  const names: readonly string[] = LEAST_IMPORTANT_FIRST;
  return names.indexOf(names.includes(name) ? name : OTHER);
}

/** A condition that may be given up, or a price that may be widened to a larger range. */
export interface Step {
  condition: Condition;
  widened: Range | null;
}

function conditionsOf({ query, refinements, ranges }: SearchState): Condition[] {
  return [
    ...(query === '' ? [] : [{ kind: 'query', query } as const]),
    ...Object.entries(refinements).map(
      ([attribute, values]) => ({ kind: 'values', attribute, values }) as const,
    ),
    ...Object.entries(ranges).map(([attribute, range]) => ({ kind: 'range', attribute, range }) as const),
  ];
}

/** AUD: widened prices are multiples of this, as those of the slider. */
const ROUNDING = 1000;

/** The price range with a quarter more on each side that has a bound. */
export function widenPrice({ min, max }: Range): Range | null {
  const lower = min === null ? null : Math.floor((min * 0.75) / ROUNDING) * ROUNDING;
  const upper = max === null ? null : Math.ceil((max * 1.25) / ROUNDING) * ROUNDING;
  const widened = { min: lower === 0 ? null : lower, max: upper };
  return widened.min === null && widened.max === null ? null : widened;
}

/** The steps by which a search can be eased, the one that matters least to the shopper first. */
export function stepsOf(search: SearchState): Step[] {
  const named = conditionsOf(search).flatMap((condition) => {
    const name = condition.kind === 'query' ? WORDS : condition.attribute;
    const dropped = { name, step: { condition, widened: null } as Step };
    if (condition.kind !== 'range' || name !== 'price') return [dropped];
    const widened = widenPrice(condition.range);
    return widened ? [{ name: WIDER_PRICE, step: { condition, widened } }, dropped] : [dropped];
  });
  return named.sort((a, b) => importanceOf(a.name) - importanceOf(b.name)).map(({ step }) => step);
}
