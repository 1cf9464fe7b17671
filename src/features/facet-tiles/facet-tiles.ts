import { mostStockedFirst } from '../../frame/most-stocked.ts';
import { bodiesByPopularity } from '../../frame/popularity.ts';
import { refinedSearch } from '../../frame/search/refined-search.ts';
import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { BodyType, Car } from '../../stock/car.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { bodyPlural } from '../../stock/rules/body-label.ts';
import type { FacetTilesView, FacetTileView } from './tiles-view.ts';

/** Counts the vehicles for each value that `read` returns; vehicles without a value are not counted. */
function countValues<T>(cars: readonly Car[], read: (car: Car) => T | null): Map<T, number> {
  const counts = new Map<T, number>();
  for (const car of cars) {
    const value = read(car);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Returns null if there are fewer than two tiles, since one would not narrow the list. */
const tilesView = (title: string, tiles: FacetTileView[]): FacetTilesView | null =>
  tiles.length < 2 ? null : { title, tiles };

/** Tiles for the body types of some vehicles, most popular first. */
export function bodyTiles(
  { site, bodyImage }: Pick<SiteContext, 'site' | 'bodyImage'>,
  cars: readonly Car[],
  hrefOf: (body: BodyType) => string,
): FacetTilesView | null {
  const tiles = [...countValues(cars, ({ simple_body }) => simple_body)].map(([body, count]) => ({
    label: bodyPlural(body),
    href: hrefOf(body),
    count,
    value: body,
    body,
    image: bodyImage(body),
  }));
  return tilesView(
    'Browse by body type',
    bodiesByPopularity(tiles, site.kind, ({ value }) => value),
  );
}

function makeTiles({ catalogue }: SiteContext, { cars, path }: ScopedSearch): FacetTilesView | null {
  const tiles = [...countValues(cars, catalogue.makeOf)].map(([make, count]) => ({
    label: make,
    href: refinedSearch(path, { make }),
    count,
    value: make,
    body: null,
    image: null,
  }));
  return tilesView(
    'Browse by make',
    mostStockedFirst(tiles, ({ count }) => count),
  );
}

/**
 * Tiles below search results (SRC-48): body types, or makes if the results have one body type already. Tiles below
 * the search of all stock link to the page of the body type. Other tiles add a filter to the current search. An empty
 * search has the tiles of all stock.
 */
export function facetTiles(context: SiteContext, search: ScopedSearch): FacetTilesView | null {
  const { scope, path, cars } = search;
  const all = context.catalogue.searches.find((other) => other.path === context.searchHref);
  if (cars.length === 0 && all && all !== search) return facetTiles(context, all);
  if (scope.kind === 'body') return makeTiles(context, search);
  const isAll = scope.kind === 'condition' && scope.carTypes.length === CAR_TYPES.length;
  return bodyTiles(context, cars, (body) => {
    const bodyPath = isAll ? context.catalogue.byBody(body)?.path : undefined;
    return bodyPath ?? refinedSearch(path, { simple_body: body });
  });
}
