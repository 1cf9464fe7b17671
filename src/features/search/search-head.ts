import type { Catalogue } from '../../frame/search/catalogue.ts';
import { refinedSearch } from '../../frame/search/refined-search.ts';
import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { SearchSettings } from '../../search/settings.ts';
import { EMPTY_SEARCH } from '../../search/url-state/search-state.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import { longestVehicle } from '../../stock/rules/vehicle-length.ts';
import type { LookForms } from '../../tenant/schema/look.ts';
import { countedHeading } from './live/counted-heading.ts';
import { scopeRefinements } from './scope-refinements.ts';
import type { SearchContext } from './search-context.ts';

/** A body or a model of the row in the head, which narrows the search to it. */
export interface HeadTile {
  value: string;
  label: string;
  /** Number of vehicles found if the search is narrowed to it. */
  count: number;
  /** True if the page stands for it. */
  chosen: boolean;
  /** Null if there are none. */
  href: string | null;
  image: string | null;
  /** Size of the picture, px. Those of models are to one scale. */
  width: number;
  height: number;
}

/** The head of a search page whose heading has the number of vehicles. */
export interface SearchHead {
  form: Exclude<LookForms['search_head'], 'plain'>;
  /** "92 SUVs". */
  heading: string;
  /** Attribute that the row of bodies or models in stock filters by; null if there is no row. */
  attribute: 'simple_body' | 'model' | null;
  tiles: HeadTile[];
  /** Number of vehicles found that no tile of the row counts. */
  others: number;
  picture: LookForms['search_picture'];
}

/** Pictures of a line-up on the home page, px. */
const NOSE = { width: 420, height: 500 };
/** Pictures of bodies from the side, px. */
const SIDE = { width: 1060, height: 480 };
/** Length in mm that one px of a model's picture stands for: little for few models, but the same for all of a page. */
const MM_PER_PX = { min: 44, max: 60 };
/** All pictures of a row beside each other, px. */
const ROW_WIDTH = 980;
const MOST_MODELS = 16;

type Narrowed = Pick<HeadTile, 'value' | 'label' | 'image' | 'width' | 'height'> & {
  path?: string | undefined;
};

/**
 * Adds the count to each body or model, and the address: that of its own page if it lists the same vehicles, else this
 * page's with a filter.
 */
function counted(
  { stockSearch: { find } }: SearchContext,
  search: ScopedSearch,
  attribute: 'simple_body' | 'model',
  tiles: readonly Narrowed[],
): Pick<SearchHead, 'tiles' | 'others'> {
  const { [attribute]: chosen = [], ...within } = scopeRefinements(search);
  const counts = new Map(
    find(within)
      .counts(attribute)
      .map(({ value, count }) => [value, count]),
  );
  // Models of the only brand have pages of their own, which leave out nothing but other makes.
  const isAll = Object.keys(within).every((name) => attribute === 'model' && name === 'make');
  const counted = tiles.map(({ path, ...tile }) => {
    const count = counts.get(tile.value) ?? 0;
    return {
      ...tile,
      count,
      chosen: chosen.includes(tile.value),
      href: count === 0 ? null : (isAll && path) || refinedSearch(search.path, { [attribute]: tile.value }),
    };
  });
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, count) => total + count, 0);
  return { tiles: counted, others: sum(counts.values()) - sum(counted.map(({ count }) => count)) };
}

/** Pictures that are measured in mm become px, at one scale for the whole row. */
function toScale(tiles: HeadTile[]): HeadTile[] {
  const stocked = tiles.filter(({ count }) => count > 0);
  const total = stocked.reduce((sum, { width }) => sum + width, 0);
  const mmPerPx = Math.min(MM_PER_PX.max, Math.max(MM_PER_PX.min, total / ROW_WIDTH));
  return tiles.map((tile) => ({
    ...tile,
    width: Math.round(tile.width / mmPerPx),
    height: Math.round(tile.height / mmPerPx),
  }));
}

/** The bodies in stock. */
function bodiesOf(context: SearchContext): Narrowed[] {
  const noses = new Map(
    context.site.home.sections.flatMap((entry) =>
      entry.section === 'bodies' ? entry.pictures.map(({ body, src }) => [body, src]) : [],
    ),
  );
  const bodies = bodyLinks(context).map(({ value, label, href }) => {
    const nose = noses.get(value);
    return { value, label, path: href, image: nose ?? context.bodyImage(value), ...(nose ? NOSE : SIDE) };
  });
  // Side views beside fronts would look like a mistake.
  return noses.size > 0 ? bodies.filter(({ value }) => noses.has(value)) : bodies;
}

/** The models of the dealer's only brand whose length is known, the shortest first. Their pictures' sizes are in mm. */
function modelsToScale(context: SearchContext): Narrowed[] {
  const brand = siteBrand(context.site);
  if (brand === null) return [];
  const pictures = new Map(
    context.site.model_groups.flatMap(({ models }) =>
      models.map(({ name, picture }) => [name.toLowerCase(), picture]),
    ),
  );
  return context.catalogue.searches
    .flatMap(({ scope, path, cars }) => {
      if (scope.kind !== 'model' || !isSameMake(scope.make, brand)) return [];
      const length = longestVehicle(cars)?.length;
      return length === undefined ? [] : [{ value: scope.model, path, cars, length }];
    })
    .sort((a, b) => b.cars.length - a.cars.length)
    .slice(0, MOST_MODELS)
    .sort((a, b) => a.length - b.length)
    .map(({ value, path, cars, length }): Narrowed => {
      const own = pictures.get(value.toLowerCase());
      const body = cars[0]?.simple_body ?? null;
      const image = own?.src ?? (body && context.bodyImage(body));
      const { width, height } = own ?? SIDE;
      return { value, label: value, path, image, width: length, height: (length * height) / width };
    });
}

interface Row {
  attribute: 'simple_body' | 'model';
  of: (context: SearchContext) => Narrowed[];
  /** True to put the tiles with most vehicles of the page's search first. */
  byCount: boolean;
}

/** The rows of the forms that have one. */
const ROWS: Partial<Record<LookForms['search_head'], Row>> = {
  'line-up': { attribute: 'simple_body', of: bodiesOf, byCount: true },
  scale: { attribute: 'model', of: modelsToScale, byCount: false },
};

/** The tiles of a site's row without counts, which differ by page. */
const uncounted = new WeakMap<Catalogue, Narrowed[]>();

function tilesOf(
  context: SearchContext,
  search: ScopedSearch,
  { attribute, of, byCount }: Row,
): Pick<SearchHead, 'tiles' | 'others'> {
  const { catalogue } = context;
  const narrowed = uncounted.get(catalogue) ?? of(context);
  uncounted.set(catalogue, narrowed);
  const { tiles, others } = counted(context, search, attribute, narrowed);
  return {
    tiles: byCount ? tiles.toSorted((a, b) => b.count - a.count) : toScale(tiles),
    others,
  };
}

/** The head of a search page; null if it has the page's title, in the form `plain`. */
export function searchHead(
  context: SearchContext,
  search: ScopedSearch,
  found: number,
  settings: SearchSettings,
): SearchHead | null {
  const { search_head: form, search_picture: picture } = context.site.look;
  if (form === 'plain') return null;
  const row = ROWS[form];
  const { tiles, others } = row ? tilesOf(context, search, row) : { tiles: [], others: 0 };
  const stocked = tiles.filter(({ count, chosen }) => count > 0 || chosen);
  // One alone is no choice.
  const shown = stocked.length > 1 ? stocked : [];
  return {
    form,
    heading: countedHeading(
      shownCount(found, settings.stockCountCap),
      { ...EMPTY_SEARCH, refinements: scopeRefinements(search) },
      settings,
    ),
    attribute: shown.length > 0 && row ? row.attribute : null,
    tiles: shown,
    others,
    picture: form === 'picture' ? picture : null,
  };
}
