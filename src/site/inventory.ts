import type { Car } from '../stock/car.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { createContext } from './create-context.ts';
import { headersFile } from './files/headers.ts';
import { redirectsFile, resolveRedirects } from './files/redirects.ts';
import { robotsFile } from './files/robots.ts';
import { type SitemapEntry, sitemapFiles } from './files/sitemap.ts';
import { wantedRedirects } from './files/wanted-redirects.ts';
import { siteYards } from './locations/yards.ts';
import { MediaSet } from './media/media-set.ts';
import type { Inventory, Page } from './page.ts';
import { planPages } from './page-plan.ts';
import { contentPages } from './pages/content.ts';
import { homePages } from './pages/home.ts';
import { locationPages } from './pages/locations.ts';
import { notFoundPages } from './pages/not-found.ts';
import { searchPages } from './pages/search.ts';
import { vehiclePages } from './pages/vehicle.ts';
import { searchScopes } from './search/search-scopes.ts';
import { absolute } from './seo/head.ts';
import { siteStock } from './stock/site-stock.ts';
import { dayOf } from './today.ts';

/** What the inventory has to know of the world outside the tenant. */
export interface InventoryEnv {
  /** Whether a picture file of the site exists ("/media/vehicles/suv/cut-530.avif"); without it none does. */
  mediaExists?: (path: string) => boolean;
  /** Content-Security-Policy directives sent as a header, beside the pages' own policy. */
  headerCsp?: string;
}

function sitemapEntries(pages: readonly Page[], cars: readonly Car[], tenant: Tenant): SitemapEntry[] {
  const updated = new Map(cars.map(({ path, updated_at }) => [path, updated_at]));
  return pages
    .filter(({ head, path }) => head.index && head.canonical === absolute(tenant.site, path))
    .map(({ head, path }) => ({ url: head.canonical, lastmod: updated.get(path) ?? null }));
}

/**
 * Every address of a tenant's site with all that its page needs. The same input gives the same inventory;
 * of `now` only the day at the dealer's counts.
 *
 * @param cars the tenant's whole stock, sold vehicles included
 */
export function buildInventory(
  tenant: Tenant,
  cars: readonly Car[],
  now: Date,
  env: InventoryEnv = {},
): Inventory {
  const { site } = tenant;
  const { base } = tenant.configFor({}).search;
  const { vehicles } = tenant.configFor({}).wording;
  const today = dayOf(now, site.timezone);
  const stock = siteStock(tenant, cars, today);
  const yards = siteYards(site);
  const makes = site.manufacturers.map(({ name }) => name);
  const searches = searchScopes(stock.onSale, base, vehicles, makes);
  const plan = planPages([
    ...homePages,
    ...notFoundPages,
    ...locationPages(yards),
    ...searchPages(searches),
    ...vehiclePages(stock.withPage),
    ...contentPages(tenant.content),
  ]);
  const { live } = plan;
  const mediaExists = env.mediaExists ?? (() => false);
  const context = createContext({ tenant, today, stock, searches, yards, live, mediaExists });
  const pages = plan.pages.map(({ build }) => build(context));
  const { redirects, warnings } = resolveRedirects(wantedRedirects(context), live);
  const media = new MediaSet();
  for (const page of pages) media.add(page);
  return {
    tenant: site.slug,
    pages,
    files: [
      ...sitemapFiles(absolute(site, ''), sitemapEntries(pages, stock.withPage, tenant)),
      robotsFile(site),
      headersFile(
        pages.map(({ path }) => path),
        env.headerCsp,
      ),
      redirectsFile(redirects),
    ],
    redirects,
    media: media.list(),
    vehicleCount: stock.withPage.length,
    warnings: [...plan.warnings, ...warnings],
  };
}
