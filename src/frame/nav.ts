import type { BodyType, Car } from '../stock/car.ts';
import { CONDITION_ORDER, conditionLabel } from '../stock/rules/labels.ts';
import { isSameMake } from '../stock/rules/make-model.ts';
import { defaultSearchPath, searchPath } from '../stock/rules/search-path.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import { isComingSoon } from './coming-soon.ts';
import type { Yard } from './locations/yards.ts';
import { mostStockedFirst } from './most-stocked.ts';
import type { LinkView } from './page.ts';
import type { PageLinks } from './pages/page-links.ts';
import { bodiesByPopularity } from './popularity.ts';
import type { SearchPaths } from './search/search-paths.ts';
import type { ScopedSearch } from './search/search-scopes.ts';
import { siteBrand } from './site-brand.ts';
import { findModel, modelPagePath } from './stock/known-models.ts';

/** Data for the header and footer of every page. */
export interface Nav {
  pages: PageLinks;
  /** True for a link that the dealer may write into a menu: to a page, a file of the dealer, or a redirected address. */
  answers: (href: string) => boolean;
  searchHref: string;
  /** Searches for new, demo and used vehicles, without conditions that no vehicle with a page has. */
  conditions: LinkView[];
  bodies: { label: string; href: string; body: BodyType }[];
  /** The dealer's only brand; null if it has several. */
  brand: string | null;
  /** The makes, or the models of the only brand and a link to all other makes. */
  makes: LinkView[];
  /** All models of the only brand; empty for a dealer of several brands. */
  models: LinkView[];
  yards: readonly Yard[];
  /** True if shoppers can book a service on the site. */
  booking: boolean;
}

// The mega menu shows at most two rows of four body types and two columns of six makes.
const MEGA_BODIES = 8;
const MEGA_MAKES = 12;

/** The brand's models that have a vehicle with a page and are not announced for later, in the dealer's order. */
function brandModelLinks(brand: string, input: NavInput): LinkView[] {
  const { searches, searchPaths, withPage, site } = input;
  const inStock = new Set(withPage.map(({ make, model }) => searchPaths.model(make, model)));
  const order = new Map(site.models.map(({ name }, rank) => [name.toLowerCase(), rank]));
  const coming = new Set(site.models.filter(isComingSoon).map(({ name }) => name.toLowerCase()));
  const isListed = (model: string) =>
    ![model, `${brand} ${model}`].some((name) => coming.has(name.toLowerCase()));
  const rank = ({ label }: LinkView) => order.get(label.toLowerCase()) ?? order.size;
  return searches
    .flatMap(({ scope, path }) =>
      scope.kind === 'model' && isSameMake(scope.make, brand) && inStock.has(path) && isListed(scope.model)
        ? [{ label: scope.model, href: modelPagePath(input, findModel(site, brand, scope.model)) ?? path }]
        : [],
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** Links to a brand's models, then one to the other makes. */
function brandLinks(
  brand: string,
  models: readonly LinkView[],
  makes: readonly LinkView[],
  { pages }: NavInput,
): LinkView[] {
  const hasOthers = makes.some(({ label }) => !isSameMake(label, brand));
  return [
    ...models.slice(0, MEGA_MAKES - 1),
    ...(hasOthers ? [{ label: 'Other makes', href: `${pages.addressOf('models')}#other-makes` }] : []),
  ];
}

export interface NavInput {
  searches: readonly ScopedSearch[];
  searchPaths: SearchPaths;
  /** Vehicles with a page. */
  withPage: readonly Car[];
  site: Site;
  config: Config;
  booking: boolean;
  yards: readonly Yard[];
  pages: PageLinks;
  pagePaths: ReadonlySet<string>;
  answers: Nav['answers'];
}

/**
 * Collects the data for header and footer: the makes sold new, and the makes, body types and conditions of vehicles with
 * a page, but no counts. Makes are in the order of their numbers of vehicles with a page, so the header of every page
 * changes only if one make overtakes another, and no sale changes it. A make leaves the menus when the page of its last
 * sold vehicle is removed.
 */
export function siteNav(input: NavInput): Nav {
  const { searches, searchPaths, withPage, site, config, booking, yards, pages, answers } = input;
  const { base } = config.search;
  const types = new Set(withPage.map(({ car_type }) => car_type));
  const bodyTypes = new Set(withPage.map(({ simple_body }) => simple_body));
  const makeNames = [...site.manufacturers.map(({ name }) => name), ...withPage.map(({ make }) => make)];
  const makePaths = new Set(makeNames.map(searchPaths.make));
  const pagesByMake = Map.groupBy(withPage, ({ make }) => searchPaths.make(make));
  const bodies = searches.flatMap(({ scope, title, path }) =>
    scope.kind === 'body' && bodyTypes.has(scope.body)
      ? [{ label: title, href: path, body: scope.body }]
      : [],
  );
  const makes = searches.flatMap(({ scope, path }) =>
    scope.kind === 'make' && makePaths.has(path) ? [{ label: scope.make, href: path }] : [],
  );
  const brand = siteBrand(site);
  const models = brand === null ? [] : brandModelLinks(brand, input);
  return {
    pages,
    answers,
    searchHref: defaultSearchPath(base),
    conditions: CONDITION_ORDER.filter((type) => types.has(type)).map((type) => ({
      label: `${conditionLabel(type)} ${config.wording.vehicles}`,
      href: searchPath(base, { kind: 'condition', carTypes: [type] }),
    })),
    bodies: bodiesByPopularity(bodies, site.kind, ({ body }) => body).slice(0, MEGA_BODIES),
    brand,
    makes:
      brand === null
        ? mostStockedFirst(makes, ({ href }) => pagesByMake.get(href)?.length ?? 0).slice(0, MEGA_MAKES)
        : brandLinks(brand, models, makes, input),
    models,
    yards,
    booking,
  };
}
