import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { vehicleOrder } from '../../search/documents/sort-order.ts';
import { filterBy } from '../../search/filter-by.ts';
import type { SearchParams } from '../../search/protocol.ts';
import type { CarType } from '../../stock/car.ts';
import { BUDGET_FILTER } from './budget.ts';

/** Null if the shopper did not choose a condition. */
export type BudgetCondition = CarType | null;

export interface BudgetFound<Document = CardDocument> {
  /** Lowest and highest price in stock in AUD, also above the budget; null if no vehicle has a price. */
  prices: { lowest: number; highest: number } | null;
  /** Number of vehicles that cost the budget or less. */
  found: number;
  /** The first of them, the dearest first. */
  vehicles: readonly Document[];
  /** The cheapest of those above the budget, if none is within it and vehicles are shown; otherwise empty. */
  above: readonly Document[];
}

/** Two rows beside the finder. */
const MOST_ABOVE = 4;

/**
 * Counts unsold vehicles with a price above 1,000 AUD (CAL-15) and up to the budget in AUD. If vehicles are to be shown
 * and none is within the budget, a second request finds the cheapest ones above it.
 *
 * @param shown number of them to return
 * @throws if the search fails
 */
export async function budgetSearch<Document>(
  transport: SearchTransport<Document>,
  budget: number,
  carType: BudgetCondition,
  shown = 0,
): Promise<BudgetFound<Document>> {
  const filters = [
    { field: 'sold', in: [false] },
    { field: 'car_type', in: carType ? [carType] : [] },
  ];
  const searchFor = (filters: Parameters<typeof filterBy>[0]): SearchParams => ({
    collection: CAR_COLLECTION,
    q: '*',
    filter_by: `${filterBy(filters)} && ${BUDGET_FILTER}`,
    per_page: 0,
  });
  const [all, affordable] = await searchAll(transport, [
    { ...searchFor(filters), facet_by: 'price' },
    {
      ...searchFor([...filters, { field: 'price', min: null, max: budget }]),
      per_page: shown,
      sort_by: vehicleOrder('price:desc'),
      include_fields: HIT_FIELDS,
    },
  ]);
  if (!all || !affordable) throw new Error('The search response lacks a result.');
  const { min, max } = all.facet_counts.find(({ field_name }) => field_name === 'price')?.stats ?? {};
  const isAbove = affordable.found === 0 && all.found > 0 && shown > 0;
  const [cheapest] = isAbove
    ? await searchAll(transport, [
        {
          ...searchFor(filters),
          per_page: MOST_ABOVE,
          sort_by: vehicleOrder('price:asc'),
          include_fields: HIT_FIELDS,
        },
      ])
    : [];
  const hasPrices = all.found > 0 && min !== undefined && max !== undefined;
  return {
    prices: hasPrices ? { lowest: min, highest: max } : null,
    found: affordable.found,
    vehicles: affordable.hits.map(({ document }) => document),
    above: cheapest?.hits.map(({ document }) => document) ?? [],
  };
}
