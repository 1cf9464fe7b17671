import { priceWindow } from '../stock/similar.ts';
import type { Filter } from './filter-by.ts';

/** What makes others similar to a vehicle. */
export interface SimilarTo {
  id: string;
  make: string;
  model: string;
  body: string | null;
  /** AUD; 0: no price. */
  price: number;
}

/** In stock, not the vehicle itself, priced within 10,000 AUD either side below 50,000 AUD, else 25,000 (VDP-15 to VDP-17). */
function alike({ id, price }: SimilarTo): Filter[] {
  const window = priceWindow(price);
  return [
    { field: 'status', in: ['in_stock'] },
    { field: 'sold', in: [false] },
    { field: 'id', notIn: [id] },
    ...(price > 0 ? [{ field: 'price', min: Math.max(price - window, 1), max: price + window }] : []),
  ];
}

/** Filters of those among the vehicles with these ids that may stand as similar to one. */
export const amongFilters = (to: SimilarTo, ids: readonly string[]): Filter[] => [
  { field: 'id', in: ids },
  ...alike(to),
];

/**
 * Filters of the vehicles similar to one, nearest kin first: model and body, model, make and body, make,
 * body, any. A vehicle without a price has kin alone, whatever theirs is. The rules are those of
 * `similarCars`, which makes the page's own.
 *
 * @param shown ids of those the page shows already: they come first, where they still qualify
 */
export function similarFilters(to: SimilarTo, shown: readonly string[] = []): Filter[][] {
  const { make, model, body, price } = to;
  const sameMake: Filter = { field: 'make', in: [make] };
  const sameModel: Filter = { field: 'model', in: [model] };
  const sameBody: Filter[] = body === null ? [] : [{ field: 'simple_body', in: [body] }];
  const kin = [
    ...(body === null ? [] : [[sameMake, sameModel, ...sameBody]]),
    [sameMake, sameModel],
    ...(body === null ? [] : [[sameMake, ...sameBody]]),
    [sameMake],
    ...(body === null ? [] : [sameBody]),
    ...(price > 0 ? [[]] : []),
  ].map((of): Filter[] => [...of, ...alike(to)]);
  return shown.length === 0 ? kin : [amongFilters(to, shown), ...kin];
}
