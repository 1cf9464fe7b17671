import type { Yard } from '../../frame/locations/yards.ts';
import type { SiteStock } from '../../frame/stock/site-stock.ts';
import type { Listing } from '../whole-list/whole-list.ts';
import { mainYardsOfDealerships, stockBreadcrumbs, stockPathOf, stockTitle } from './dealership-stock.ts';

/** The dealerships' stock pages as listings, for which plain lists of all their vehicles are built. */
export const stockListings = (yards: readonly Yard[], { onSale, byDealership }: SiteStock): Listing[] =>
  mainYardsOfDealerships(yards).map((yard) => ({
    path: stockPathOf(yard),
    title: (context) => stockTitle(context, yard),
    total: byDealership.get(yard.dealership) ?? 0,
    cars: () => onSale.filter(({ dealership_slug }) => dealership_slug === yard.dealership),
    context: { dealership: yard.dealership },
    trail: (context) => stockBreadcrumbs(context, yard),
  }));
