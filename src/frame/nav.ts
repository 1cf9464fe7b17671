import type { BodyType, Car } from '../stock/car.ts';
import { CONDITION_ORDER, conditionLabel } from '../stock/rules/labels.ts';
import { defaultSearchPath, searchPath } from '../stock/rules/search-path.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Yard } from './locations/yards.ts';
import type { LinkView } from './page.ts';
import { bodiesByPopularity, makesByPopularity } from './popularity.ts';
import type { ScopedSearch } from './search/search-scopes.ts';

/** Data for the header and footer of every page. */
export interface Nav {
  /** Paths of all pages, without trailing slash. */
  pagePaths: ReadonlySet<string>;
  searchHref: string;
  /** Searches for new, demo and used vehicles, without conditions that are not in stock. */
  conditions: LinkView[];
  bodies: { label: string; href: string; body: BodyType }[];
  makes: LinkView[];
  yards: readonly Yard[];
  /** True if shoppers can book a service on the site. */
  booking: boolean;
}

// The mega menu shows at most two rows of four body types and two columns of six makes.
const MEGA_BODIES = 8;
const MEGA_MAKES = 12;

export interface NavInput {
  searches: readonly ScopedSearch[];
  onSale: readonly Car[];
  site: Site;
  config: Config;
  booking: boolean;
  yards: readonly Yard[];
  pagePaths: ReadonlySet<string>;
}

/**
 * Collects the data for header and footer: the makes, body types and conditions in stock and the makes sold new, but no
 * counts. So a sale changes the header of every page only if it was the last vehicle of its make, body or condition.
 */
export function siteNav({ searches, onSale, site, config, booking, yards, pagePaths }: NavInput): Nav {
  const { base } = config.search;
  const types = new Set(onSale.map(({ car_type }) => car_type));
  const bodies = searches.flatMap(({ scope, title, path }) =>
    scope.kind === 'body' ? [{ label: title, href: path, body: scope.body }] : [],
  );
  const makes = searches.flatMap(({ scope, path }) =>
    scope.kind === 'make' ? [{ label: scope.make, href: path }] : [],
  );
  return {
    pagePaths,
    searchHref: defaultSearchPath(base),
    conditions: CONDITION_ORDER.filter((type) => types.has(type)).map((type) => ({
      label: `${conditionLabel(type)} ${config.wording.vehicles}`,
      href: searchPath(base, { kind: 'condition', carTypes: [type] }),
    })),
    bodies: bodiesByPopularity(bodies, site.kind, ({ body }) => body).slice(0, MEGA_BODIES),
    makes: makesByPopularity(makes, ({ label }) => label).slice(0, MEGA_MAKES),
    yards,
    booking,
  };
}
