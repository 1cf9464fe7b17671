import { priceWindow } from '../stock/similar.ts';
import type { Filter } from './filter-by.ts';

/** The facts about a vehicle that decide which others are similar. */
export interface SimilarTo {
  id: string;
  make: string;
  model: string;
  body: string | null;
  /** AUD; 0: no price. */
  price: number;
}

/**
 * The conditions for every similar vehicle: in stock, not the vehicle itself, and priced within 10,000 AUD of it, or
 * within 25,000 AUD if it costs 50,000 AUD or more. If it has no price, any price will do (VDP-15 to VDP-17).
 */
function baseFilters({ id, price }: SimilarTo): Filter[] {
  const window = priceWindow(price);
  return [
    { field: 'status', in: ['in_stock'] },
    { field: 'sold', in: [false] },
    { field: 'id', notIn: [id] },
    ...(price > 0 ? [{ field: 'price', min: Math.max(price - window, 1), max: price + window }] : []),
  ];
}

/** Filters for the vehicles with these ids that still qualify as similar. */
export const amongFilters = (to: SimilarTo, ids: readonly string[]): Filter[] => [
  { field: 'id', in: ids },
  ...baseFilters(to),
];

/**
 * Filters for similar vehicles, closest first: same model and body, model, make and body, make, body, any. For a
 * vehicle without a price, body comes before make, and "any" is left out. Follows the rules of `similarCars`, which
 * makes the list at build time and also compares years.
 *
 * @param shown ids the page already shows: they stay first if they still qualify
 */
export function similarFilters(to: SimilarTo, shown: readonly string[] = []): Filter[][] {
  const { make, model, body, price } = to;
  const sameMake: Filter = { field: 'make', in: [make] };
  const sameModel: Filter = { field: 'model', in: [model] };
  const sameBody: Filter[] = body === null ? [] : [{ field: 'simple_body', in: [body] }];
  const groups = [
    ...(body === null ? [] : [[sameMake, sameModel, ...sameBody]]),
    [sameMake, sameModel],
    ...(body === null ? [] : [[sameMake, ...sameBody]]),
    ...(price > 0 || body === null ? [] : [sameBody]),
    [sameMake],
    ...(price > 0 && body !== null ? [sameBody] : []),
    ...(price > 0 ? [[]] : []),
  ].map((group): Filter[] => [...group, ...baseFilters(to)]);
  return shown.length === 0 ? groups : [amongFilters(to, shown), ...groups];
}
