import type { Yard } from '../../frame/locations/yards.ts';
import type { SiteStock } from '../../frame/stock/site-stock.ts';
import type { Listing } from '../whole-list/whole-list.ts';
import { mainYards, pathOf, titleOf, trailOf } from './dealership-stock.ts';

/** The dealerships' stock pages as listings with whole lists. */
export const stockListings = (yards: readonly Yard[], { onSale, byDealership }: SiteStock): Listing[] =>
  mainYards(yards).map((yard) => ({
    path: pathOf(yard),
    title: (context) => titleOf(context, yard),
    total: byDealership.get(yard.dealership) ?? 0,
    cars: () => onSale.filter(({ dealership_slug }) => dealership_slug === yard.dealership),
    context: { dealership: yard.dealership },
    trail: () => trailOf(yard),
  }));
