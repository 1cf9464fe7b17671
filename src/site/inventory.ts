import { spinView } from '../features/gallery/spin.ts';
import { unknownServiceIcons } from '../features/locations/service-icon.ts';
import { absoluteUrl } from '../frame/head.ts';
import { withoutTrailingSlash } from '../frame/link-target.ts';
import { MediaSet } from '../frame/media/media-set.ts';
import { type PhotoWarning, photoWarnings } from '../frame/media/photo-warnings.ts';
import { isOwnPicture } from '../frame/media/social-picture.ts';
import { addVehicleFiles, leadingPictures } from '../frame/media/vehicle-pictures.ts';
import { modelDocuments } from '../frame/search/model-documents.ts';
import { searchDocuments } from '../frame/search/search-documents.ts';
import { type StaleStock, staleStock } from '../frame/stock/stale-stock.ts';
import type { SearchDocument } from '../search/documents/document.ts';
import type { ModelDocument } from '../search/documents/model-schema.ts';
import type { Car } from '../stock/car.ts';
import { hasLeft, isGone } from '../stock/rules/availability.ts';
import { namedComponents } from '../tenant/named-components.ts';
import { type Finding, warning } from '../tenant/problem.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { hexColour } from '../tenant/theme/palette.ts';
import { collectionNoticesFile } from './files/collection-notices.ts';
import { faviconFile, plainMark } from './files/favicon.ts';
import { headersFile } from './files/headers.ts';
import { indexFiles } from './files/index-files.ts';
import { type FileFinding, type Redirect, redirectsFile, resolveRedirects } from './files/redirects.ts';
import { robotsFile } from './files/robots.ts';
import type { SiteFile } from './files/site-file.ts';
import { type SitemapEntry, sitemapFiles } from './files/sitemap.ts';
import { wantedRedirects } from './files/wanted-redirects.ts';
import { answeringAddresses } from './links/answering-addresses.ts';
import { type DeadLink, deadContentLinks } from './links/content-links.ts';
import { createLinkChecker } from './links/link-checker.ts';
import { deadSettingLinks } from './links/setting-links.ts';
import { missingFormPages } from './missing-pages.ts';
import type { Page } from './page.ts';
import type { PageContext } from './page-context.ts';
import type { LostText, LostVehicle, PageSource } from './page-plan.ts';
import { sectionWarnings } from './plan-sections.ts';
import { type PlanEnv, planSite, type SitePlan } from './plan-site.ts';

/** Every page and file of a tenant's site, with the data it is rendered from. */
export interface Inventory {
  tenant: string;
  /** All pages, one per path. */
  sources: PageSource[];
  /** The pages of all sources. Reading this builds them all. */
  readonly pages: Page[];
  files: SiteFile[];
  /** Search documents of vehicles, in import order. */
  readonly documents: SearchDocument[];
  /** Search documents of the directory of makes and models. */
  readonly models: ModelDocument[];
  redirects: Redirect[];
  /** Paths of the pictures on the pages, "/media/…" or hashed. They are linked into the published folder. */
  media: string[];
  /** Frames of spins of which the build publishes small copies. */
  smallFrames: string[];
  /** Pictures that link previews of the pages show. */
  social: SocialPictures;
  /** Number of vehicles that are listed or were sold. */
  vehicleCount: number;
  /** Ids of the listed vehicles for sale. */
  onSale: readonly string[];
  /** Ids of vehicles that the stock knows as sold or gone, however long ago. Others must not disappear. */
  left: ReadonlySet<string>;
  /** Vehicles for sale that are not listed because of their age; null if there are none. */
  stale: StaleStock | null;
  /**
   * Problems of site.yaml: redirects that cannot be published, links that lead nowhere, unknown icons, pages that forms
   * speak of and the site lacks, and settings by which vehicles are not listed.
   */
  findings: Finding[];
  /** Redirects of redirects.csv that cannot be published. */
  redirectFindings: FileFinding[];
  /** Texts of the dealer that cannot be pages. */
  lostTexts: LostText[];
  /** Vehicles whose page cannot be at the path that the stock gives them. */
  lostVehicles: LostVehicle[];
  /** Links of content pages that lead nowhere. */
  deadLinks: DeadLink[];
  /** Photos of the stock that shoppers will not see, or may not see. */
  photoWarnings: PhotoWarning[];
  /** Warnings about other things that were left out. */
  warnings: string[];
}

export interface SocialPictures {
  /** Pictures on the site itself that are the main picture of a page. */
  sources: string[];
  /** The home page's own main picture, or null. Link previews of pages without a picture show it. */
  hero: string | null;
  /** The dealer's logo mark as SVG. If `hero` is null, link previews show it on `background`. */
  mark: string;
  /** The logo mark as SVG for a white background. */
  icon: string;
  /** "#rrggbb" */
  background: string;
}

/** Inputs from outside the tenant; some of them are for files only. */
export interface InventoryEnv extends PlanEnv {
  /** Content-Security-Policy directives sent as a header, in addition to the pages' `<meta>` policy. */
  headerCsp?: string;
  /** Digest of our sources. It is part of the names of card and tile files. */
  sourcesId?: string;
  /** Digest of a tenant's component. It is part of the names of the card and tile files rendered with it. */
  componentDigest?: (name: string) => string;
}

/** Pages that search engines should index, at their canonical URLs. */
function sitemapEntries(pages: readonly Page[], cars: readonly Car[], site: Site): SitemapEntry[] {
  const found = pages.filter(({ head, path }) => head.index && head.canonical === absoluteUrl(site, path));
  return [
    ...found.map(({ head }) => ({ url: head.canonical, lastmod: null })),
    ...cars.map(({ path, updated_at }) => ({ url: absoluteUrl(site, path), lastmod: updated_at })),
  ];
}

/** Pictures of the vehicles and of the other pages. Search pages show only pictures of vehicles, promo tiles and sections. */
function mediaOf(pages: readonly Page[], cars: readonly Car[], context: PageContext): string[] {
  const media = new MediaSet();
  for (const page of pages)
    media.add(page.kind === 'search' ? [page.chrome, page.tiles, page.sections] : page);
  for (const car of cars) {
    const { images, tags } = context.configOfCar(car);
    media.add(images);
    media.add(tags);
  }
  addVehicleFiles(cars, (car) => context.configOfCar(car).images, media);
  return media.list();
}

function framesWithSmallCopy(cars: readonly Car[]): string[] {
  const spins = cars.flatMap((car) => spinView(car) ?? []);
  return [...new Set(spins.flatMap(({ small, frames }) => (small ? frames : [])))];
}

function socialPictures(pages: readonly Page[], cars: readonly Car[], context: PageContext): SocialPictures {
  const { tenant } = context;
  const { home, theme } = tenant.site;
  const sources = leadingPictures(cars, (car) => context.configOfCar(car).images);
  for (const { head } of pages) if (head.image.source !== null) sources.add(head.image.source);
  const hero = home.hero_image?.src ?? null;
  return {
    sources: [...sources].sort(),
    hero: hero !== null && isOwnPicture(hero) ? hero : null,
    mark: plainMark(tenant, theme.on_stage),
    icon: plainMark(tenant, 'black'),
    background: hexColour(theme.stage),
  };
}

/**
 * Plans a tenant's site: all its pages and files. The same input gives the same inventory; of `now` only the date in
 * the dealer's time zone matters.
 *
 * @param cars the whole stock, including sold vehicles
 */
export function buildInventory(
  tenant: Tenant,
  cars: readonly Car[],
  now: Date,
  env: InventoryEnv = {},
): Inventory {
  return inventoryOf(planSite(tenant, cars, now, env), env);
}

/** The inventory of a planned site. */
export function inventoryOf(plan: SitePlan, env: InventoryEnv = {}): Inventory {
  const { context, sources, pagePaths } = plan;
  const { stock, tenant } = context;
  const { site } = tenant;
  const present = stock.withPage.filter((car) => !hasLeft(car));
  const others = sources.filter(({ fingerprint }) => fingerprint === null).map(({ page }) => page());
  const media = mediaOf(others, stock.withPage, context);
  const ownFiles = [
    ...sitemapFiles(absoluteUrl(site, ''), sitemapEntries(others, present, site)),
    // If the dealer has a favicon of its own, none is made.
    ...(env.publicFile?.('/favicon.svg') ? [] : [faviconFile(tenant)]),
    ...(context.map.file ? [context.map.file] : []),
    robotsFile(site),
    collectionNoticesFile(tenant, context.pages.linkTo('privacy')),
    headersFile(pagePaths, env.headerCsp),
  ];
  const published = new Set([...ownFiles.map(({ path }) => `/${path}`), ...media]);
  const hasFile = (path: string): boolean => published.has(path) || (env.publicFile?.(path) ?? false);
  const resolved = resolveRedirects(wantedRedirects(context), pagePaths, hasFile);
  const { redirects, findings, warnings } = resolved;
  const stale = staleStock(stock, context.configOfCar);
  const staleFindings = stale ? [warning(['config', 'stock', 'stale_days'], stale.message)] : [];
  const redirected = new Set(redirects.map(({ from }) => from));
  const isRedirected = (path: string): boolean => redirected.has(path);
  const byPath = new Map(sources.map((source) => [withoutTrailingSlash(source.path), source]));
  const pageAt = (path: string): Page | null => byPath.get(path)?.page() ?? null;
  const checkLink = createLinkChecker({
    url: site.url,
    searchBase: context.config.search.base,
    pagePaths,
    pageAt,
    answers: answeringAddresses({ pagePaths, hasFile, isRedirected }),
    hasComponents: namedComponents(tenant).length > 0,
  });
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
    findings: [
      ...findings,
      ...staleFindings,
      ...deadSettingLinks(site, checkLink),
      ...unknownServiceIcons(site),
      ...missingFormPages(site, context.pages),
      ...sectionWarnings(context),
    ],
    redirectFindings: resolved.fileFindings,
    media,
    smallFrames: framesWithSmallCopy(stock.withPage),
    social: socialPictures(others, stock.withPage, context),
    vehicleCount: present.length - stock.stale.length,
    onSale: stock.onSale.map(({ id }) => id),
    left: new Set([...stock.withPage.filter(isGone), ...stock.gone].map(({ id }) => id)),
    stale,
    photoWarnings: photoWarnings(context.photoHosts),
    lostTexts: plan.lostTexts,
    lostVehicles: plan.lostVehicles,
    deadLinks: deadContentLinks(tenant.content, pageAt, checkLink),
    warnings: [...plan.warnings, ...warnings],
  };
}
