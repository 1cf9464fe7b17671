import type { Tenant } from '../../tenant/tenant.ts';
import type { Yard } from '../locations/yards.ts';
import type { PageBase } from '../page.ts';
import type { ScopedSearch } from '../search/search-scopes.ts';
import type { SiteStock } from '../stock/site-stock.ts';
import type { PageAddress } from './page-names.ts';
import type { PlannedPage } from './planned-page.ts';

/** The facts about a site that decide which pages it has. */
export interface PlanInput {
  tenant: Tenant;
  /** Today in the dealer's time zone. */
  today: Date;
  yards: readonly Yard[];
  stock: SiteStock;
  searches: readonly ScopedSearch[];
}

/** Pages of a feature. The view of each kind of page is the Astro file of that name in src/pages. */
export interface PageDefinition<
  Addresses extends Record<string, PageAddress>,
  Planned extends PlannedPage<PageBase, never>,
> {
  /** By name: those that other pages link to, that menus list, or that no page of the dealer may have. */
  addresses: Addresses;
  /** True if the stock decides which pages there are, so that a build must not depend on their paths as a whole. */
  fromStock?: true;
  /** The pages that a site has. If two pages have the same path, the one that is registered first gets it. */
  plan: (input: PlanInput) => Planned[];
}

/** Declares the pages of a feature, for the register in src/site/page-register.ts. */
export const definePages = <
  Addresses extends Record<string, PageAddress>,
  Planned extends PlannedPage<PageBase, never>,
>(
  definition: PageDefinition<Addresses, Planned>,
): PageDefinition<Addresses, Planned> => definition;
