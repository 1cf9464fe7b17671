import { makeHead } from '../../frame/head.ts';
import type { LinkView } from '../../frame/page.ts';
import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { withDifferentLooks } from '../../frame/stock/different-looks.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { NotFoundPage } from './content-pages.ts';
import { NOT_FOUND } from './not-found-path.ts';

/** One row on a wide screen. */
const MAX_CARDS = 4;
const MAX_LINKS = 8;

function largestSearches({ catalogue, config }: SiteContext): LinkView[] {
  const links = catalogue.searches.flatMap(({ scope, path, title, cars }) => {
    if (cars.length === 0 || (scope.kind !== 'make' && scope.kind !== 'body')) return [];
    const label = scope.kind === 'make' ? scope.make : title;
    return [{ label, href: path, vehicles: cars.length }];
  });
  return links
    .toSorted((a, b) => b.vehicles - a.vehicles)
    .slice(0, MAX_LINKS)
    .map(({ vehicles, ...link }) => ({
      ...link,
      count: shownCount(vehicles, config.search.stock_count_cap),
    }));
}

function notFoundPage(context: SiteContext): NotFoundPage {
  const { site, config, searchHref, stock } = context;
  const chrome = context.chromeOf(config);
  return {
    kind: 'not-found',
    path: NOT_FOUND.path,
    websiteId: site.id,
    head: makeHead(site, {
      canonicalPath: NOT_FOUND.path,
      title: NOT_FOUND.label,
      description: `This page of ${site.name} does not exist. Search our stock or go back to the home page.`,
      index: false,
    }),
    chrome,
    breadcrumbs: [{ label: NOT_FOUND.label, href: NOT_FOUND.path }],
    searchHref,
    cards: withDifferentLooks(
      newestFirst(stock.onSale.filter(({ status }) => status !== 'coming_soon')),
      MAX_CARDS,
    ).map(context.cardOf),
    links: largestSearches(context),
  };
}

export const plannedNotFound: PlannedPage<NotFoundPage> = { path: NOT_FOUND.path, build: notFoundPage };
