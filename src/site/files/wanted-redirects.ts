import { withoutTrailingSlash } from '../../frame/link-target.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { periodState } from '../../lib/period-state.ts';
import { sitePath } from '../../lib/site-path.ts';
import { STATIC_HOST } from '../../lib/static-host-limits.ts';
import type { Redirect, WantedRedirect } from './redirects.ts';

const permanent = (from: string, to: string): Redirect => ({ from, to, status: 301 });

/** Common addresses that people type or that older sites used. */
function aliases({ config, site, catalogue, searchHref, yards, pages }: SiteContext): Redirect[] {
  const { base } = config.search;
  const dealerships = site.dealerships.flatMap(({ slug }) => {
    const yard = yards.find(({ dealership }) => dealership === slug);
    return yard ? [permanent(`/locations/${slug}`, yard.href)] : [];
  });
  const usual = catalogue.searches.map(({ path }) => permanent(path.replace(`/${base}/`, '/search/'), path));
  return [
    permanent(`/${base}`, searchHref),
    permanent('/cars', searchHref),
    permanent('/home', pages.addressOf('home')),
    permanent('/locations', pages.addressOf('locations')),
    ...dealerships,
    ...(base === 'search' ? [] : [permanent('/search', searchHref), ...usual]),
  ];
}

/**
 * Redirects from old addresses: the tenant's own rules in site.yaml and redirects.csv, then pages of sales that have ended, then vehicles sold or missing for too long, which lead to the
 * nearest search, then common aliases.
 */
export function wantedRedirects(context: SiteContext): WantedRedirect[] {
  const { tenant, site, today, stock, nearestSearch } = context;
  const own = site.redirects.map(({ from, to }, index) => ({
    ...permanent(from, sitePath(to, site.url)),
    index,
  }));
  const inFile = tenant.redirects.map(({ from, to, fallback, line }) => ({
    ...permanent(from, sitePath(to, site.url)),
    fallback,
    line,
  }));
  // Hosts may skip the last ones, so those of the vehicles that left most recently come first.
  const newestFirst = stock.gone.toSorted((a, b) => (b.gone_at ?? '').localeCompare(a.gone_at ?? ''));
  const gone = newestFirst.map((car) => permanent(car.path, nearestSearch(car)));
  // Temporary, because a sale may come again.
  const ended = tenant.content
    .filter((page) => periodState(page, today, site.timezone) === 'ended')
    .map(
      ({ slug }): Redirect => ({
        from: `/${slug}`,
        to: context.pages.linkTo('special-offers') ?? context.pages.addressOf('home'),
        status: 302,
      }),
    );
  const usual = aliases(context).filter(({ from }) => !context.pagePaths.has(withoutTrailingSlash(from)));
  // Each rule is published as two lines. If hosts would skip some, those of vehicles matter least.
  const moved = [...own, ...inFile];
  const fits = 2 * (moved.length + ended.length + gone.length + usual.length) <= STATIC_HOST.redirects;
  return fits ? [...moved, ...ended, ...gone, ...usual] : [...moved, ...ended, ...usual, ...gone];
}
