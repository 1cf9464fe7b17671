import { budgetPages } from '../features/budget-finder/budget-plan.ts';
import { contentPages } from '../features/content/content.ts';
import { dealershipStockPages } from '../features/dealership-stock/dealership-stock.ts';
import { directoryPages } from '../features/directory/directory.ts';
import { homePages } from '../features/home/home.ts';
import { locationPages } from '../features/locations/locations.ts';
import { searchPages } from '../features/search/search.ts';
import { vehiclePages } from '../features/vehicle/vehicle.ts';
import { absolute } from '../frame/head.ts';
import { internalPath, leadsSomewhere } from '../frame/link-target.ts';
import { siteYards } from '../frame/locations/yards.ts';
import { MediaSet } from '../frame/media/media-set.ts';
import { addVehicleFiles } from '../frame/media/vehicle-pictures.ts';
import { modelDocuments } from '../frame/search/model-documents.ts';
import { searchDocuments } from '../frame/search/search-documents.ts';
import { searchPaths } from '../frame/search/search-paths.ts';
import { searchScopes } from '../frame/search/search-scopes.ts';
import { carConfigs, siteStock } from '../frame/stock/site-stock.ts';
import { pageOfFile } from '../lib/page-of-file.ts';
import type { SearchDocument } from '../search/documents/document.ts';
import type { ModelDocument } from '../search/documents/model-schema.ts';
import type { Car } from '../stock/car.ts';
import type { Finding } from '../tenant/problem.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { createContext } from './create-context.ts';
import { type DeadLink, deadContentLinks } from './files/content-links.ts';
import { faviconFile } from './files/favicon.ts';
import { headersFile } from './files/headers.ts';
import { indexFiles } from './files/index-files.ts';
import { type Redirect, redirectsFile, resolveRedirects } from './files/redirects.ts';
import { robotsFile } from './files/robots.ts';
import type { SiteFile } from './files/site-file.ts';
import { type SitemapEntry, sitemapFiles } from './files/sitemap.ts';
import { wantedRedirects } from './files/wanted-redirects.ts';
import type { Page } from './page.ts';
import type { PageContext } from './page-context.ts';
import { type PageSource, pageSource, planPages } from './page-plan.ts';
import { dayOf } from './today.ts';

/** Every address of a tenant's site and what it needs. */
export interface Inventory {
  tenant: string;
  /** Every page, one for each path. */
  sources: PageSource[];
  /** The pages of all sources: asking for them makes them all. */
  readonly pages: Page[];
  files: SiteFile[];
  /** What the site's search finds, in the order to import it. */
  readonly documents: SearchDocument[];
  /** What the directory’s search finds. */
  readonly models: ModelDocument[];
  redirects: Redirect[];
  /** Site-relative pictures the pages show, "/media/…": linked into the published folder. */
  media: string[];
  /** Vehicles with a page, for the drop guard. */
  vehicleCount: number;
  /** What of site.yaml cannot be published: redirects from a page that exists, or to one that does not. */
  findings: Finding[];
  /** Links of the dealer's own pages that lead nowhere. */
  deadLinks: DeadLink[];
  /** What else was left out and why, for whoever builds the site. */
  warnings: string[];
}

/** What the inventory has to know of the world outside the tenant. */
export interface InventoryEnv {
  /** Whether a picture file of the site exists ("/media/vehicles/suv/cut-530.avif"); without it none does. */
  mediaExists?: (path: string) => boolean;
  /** Whether the tenant publishes a file of its own at a path ("/brochure.pdf"); without it none does. */
  publicFile?: (path: string) => boolean;
  /** Content-Security-Policy directives sent as a header, beside the pages' own policy. */
  headerCsp?: string;
  /** What changes when a vehicle does, where it is known already; without it the vehicle is digested. */
  digests?: ReadonlyMap<Car, string>;
  /** The state of the sources: what is named after what it is made from is renamed with it. */
  sourcesId?: string;
  /** Changes when a component of the tenant's own does: what is named after what it is drawn with is renamed with it. */
  componentDigest?: (name: string) => string;
}

/** What search engines should visit: the pages that are to be found, at their canonical address. */
function sitemapEntries(pages: readonly Page[], cars: readonly Car[], site: Site): SitemapEntry[] {
  const found = pages.filter(({ head, path }) => head.index && head.canonical === absolute(site, path));
  return [
    ...found.map(({ head }) => ({ url: head.canonical, lastmod: null })),
    ...cars.map(({ path, updated_at }) => ({ url: absolute(site, path), lastmod: updated_at })),
  ];
}

/** The site's own pictures: those of the vehicles, and what else the pages show (searches show nothing else). */
function mediaOf(pages: readonly Page[], cars: readonly Car[], context: PageContext): string[] {
  const media = new MediaSet();
  for (const page of pages) media.add(page.kind === 'search' ? [page.chrome, page.tiles] : page);
  for (const car of cars) {
    const { images, tags } = context.configOfCar(car);
    media.add(images);
    media.add(tags);
  }
  addVehicleFiles(cars, (car) => context.configOfCar(car).images, media);
  return media.list();
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
  const { search, wording } = tenant.configFor({});
  const today = dayOf(now, site.timezone);
  const configOfCar = carConfigs(tenant);
  const stock = siteStock(cars, configOfCar, site.timezone, today);
  const yards = siteYards(site);
  const makes = site.manufacturers.map(({ name }) => name);
  const paths = searchPaths(search.base, makes, cars);
  const searches = searchScopes(stock.onSale, search.base, wording.vehicles, makes, paths);
  const fixed = [
    ...homePages,
    ...locationPages(yards),
    ...dealershipStockPages(yards),
    ...directoryPages,
    ...budgetPages,
    ...searchPages(searches),
  ];
  const vehicles = vehiclePages(stock.withPage);
  const plan = planPages([...fixed, ...vehicles, ...contentPages(tenant.content)]);
  const { live } = plan;
  const mediaExists = env.mediaExists ?? (() => false);
  const context = createContext({
    tenant,
    configOfCar,
    today,
    stock,
    searches,
    searchPaths: paths,
    yards,
    live,
    mediaExists,
    digests: env.digests,
  });
  const sources = plan.pages.map((page) => pageSource(page, context));
  const others = sources.filter(({ fingerprint }) => fingerprint === null).map(({ page }) => page());
  const media = mediaOf(others, stock.withPage, context);
  const ownFiles = [
    ...sitemapFiles(absolute(site, ''), sitemapEntries(others, stock.withPage, site)),
    // A dealer's own icon takes its place.
    ...(env.publicFile?.('/favicon.svg') ? [] : [faviconFile(tenant)]),
    robotsFile(site),
    headersFile(live, env.headerCsp),
  ];
  const published = new Set([...ownFiles.map(({ path }) => `/${path}`), ...media]);
  const hasFile = (path: string): boolean => published.has(path) || (env.publicFile?.(path) ?? false);
  const { redirects, findings, warnings } = resolveRedirects(wantedRedirects(context), live, hasFile);
  const redirected = new Set(redirects.map(({ from }) => from));
  const answers = (href: string): boolean => {
    const path = internalPath(href) ?? href;
    return leadsSomewhere(href, live) || live.has(pageOfFile(path)) || redirected.has(path) || hasFile(path);
  };
  return {
    tenant: site.slug,
    sources,
    get pages() {
      return sources.map(({ page }) => page());
    },
    files: [
      ...ownFiles,
      redirectsFile(redirects),
      ...indexFiles(context, {
        sourcesId: env.sourcesId ?? '',
        componentDigest: env.componentDigest ?? (() => ''),
      }),
    ],
    get documents() {
      return searchDocuments(context);
    },
    get models() {
      return modelDocuments(context.catalogue);
    },
    redirects,
    findings,
    media,
    vehicleCount: stock.withPage.length,
    deadLinks: deadContentLinks(tenant, answers),
    warnings: [...plan.warnings, ...warnings],
  };
}
