import { hash } from 'node:crypto';
import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { LinkView } from '../../frame/page.ts';
import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import { FIRST_PAGE } from '../../frame/search/stock-search.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { Car } from '../../stock/car.ts';
import { cardFacts } from '../../stock/card-facts.ts';
import type { CardView } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Context } from '../../tenant/tenant.ts';
import type { VehicleRow, WholeListPage } from './whole-list-page.ts';

/** Vehicles on a page. A row is about 200 bytes, so a page stays well below 100 kB. */
export const ROWS_PER_PAGE = 250;

/** A page that shows its first vehicles and links to a plain list of all of them. */
export interface Listing {
  /** Its path, with or without a final slash. */
  path: string;
  title: (context: SiteContext) => string;
  /** Number of its vehicles. */
  total: number;
  cars: () => readonly Car[];
  /** Configuration overrides for this context apply. */
  context: Context;
  trail: (context: SiteContext) => LinkView[];
}

interface ListContext extends SiteContext {
  fingerprints: { site: string; ofConfig: (config: Config) => string; ofCard: (car: Car) => string };
}

const pathOf = (path: string, number: number): string =>
  `${path.replace(/\/$/, '')}/list${number === 1 ? '' : `-${number}`}`;

/** Path of the first page of a listing's whole list; null if the listing shows all its vehicles itself. */
export const wholeListHref = ({ path, total }: Pick<Listing, 'path' | 'total'>): string | null =>
  total > FIRST_PAGE ? pathOf(path, 1) : null;

function rowOf(card: CardView): VehicleRow {
  const { title, variant, price, priceNote, place, status } = cardFacts(card);
  return { href: card.href, title, variant, price, priceNote, place, status };
}

function listPage(
  context: SiteContext,
  listing: Listing,
  cars: readonly Car[],
  number: number,
): WholeListPage {
  const { site } = context;
  const { path, total } = listing;
  const title = listing.title(context);
  const config = context.configOf(listing.context);
  const pages = Math.ceil(total / ROWS_PER_PAGE);
  const pagePath = pathOf(path, number);
  const name = `${title}: full list`;
  const pageText = pages === 1 ? '' : `, page ${number} of ${pages}`;
  const breadcrumbs = [...listing.trail(context), { label: 'Full list', href: pathOf(path, 1) }];
  return {
    kind: 'whole-list',
    path: pagePath,
    head: makeHead(site, {
      canonicalPath: pagePath,
      title: `${name}${pageText}`,
      description: `${title} at ${site.name} by name, with price and yard${pageText}.`,
      // Search engines find its vehicles through the listing, its filters and the sitemap.
      index: false,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    title: name,
    listingHref: path,
    count: shownCount(total, config.search.stock_count_cap),
    rows: cars.map((car) => rowOf(context.cardOf(car))),
    number,
    pages,
    previousHref: number > 1 ? pathOf(path, number - 1) : null,
    nextHref: number < pages ? pathOf(path, number + 1) : null,
  };
}

/**
 * The plain lists of all vehicles, for listings that show only their first vehicles without scripts. A page is built
 * again only if one of its vehicles or the listing changed.
 *
 * @param inOrder sorts vehicles for the lists
 */
export function wholeListPages(
  listings: readonly Listing[],
  inOrder: (cars: readonly Car[]) => Car[],
): PlannedPage<WholeListPage, ListContext>[] {
  return listings
    .filter((listing) => wholeListHref(listing) !== null)
    .flatMap((listing) => {
      let sorted: Car[] | undefined;
      const carsOf = (number: number): Car[] => {
        sorted ??= inOrder(listing.cars());
        return sorted.slice((number - 1) * ROWS_PER_PAGE, number * ROWS_PER_PAGE);
      };
      return Array.from({ length: Math.ceil(listing.total / ROWS_PER_PAGE) }, (_, index) => ({
        path: pathOf(listing.path, index + 1),
        build: (context: ListContext) => listPage(context, listing, carsOf(index + 1), index + 1),
        fingerprint: (context: ListContext) => {
          const { fingerprints: prints } = context;
          const config = prints.ofConfig(context.configOf(listing.context));
          let text = `${prints.site}\n${config}\n${listing.title(context)}\n${listing.total}`;
          for (const { label, href } of listing.trail(context)) text += `\n${label} ${href}`;
          for (const car of carsOf(index + 1)) text += `\n${prints.ofCard(car)}`;
          return hash('sha1', text, 'base64url');
        },
      }));
    });
}
