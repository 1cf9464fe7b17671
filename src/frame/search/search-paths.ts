import type { Car } from '../../stock/car.ts';
import {
  makeSegment,
  modelSegment,
  type SearchBase,
  type SearchScope,
  searchPath,
} from '../../stock/rules/search-path.ts';
import { nameSlugs } from './name-slugs.ts';

/** Addresses of a site's searches. */
export interface SearchPaths {
  /** `/search/kia/` (ROU-21) */
  make: (make: string) => string;
  /** `/search/kia/sportage/` (ROU-22) */
  model: (make: string, model: string) => string;
  /** Addresses of makes that a browser cannot work out of the name alone. */
  unusual: () => Record<string, string>;
}

/**
 * Addresses for the makes and models of a stock, one for each of them: makes in another script, which
 * `searchPath` alone all sends to "other", are told apart by what else the site has.
 *
 * @param makes the site sells, besides those of its vehicles
 * @param cars the whole stock, sold vehicles too, so that a sale seldom changes an address
 */
export function searchPaths(
  base: SearchBase,
  makes: readonly string[],
  cars: readonly Pick<Car, 'make' | 'model'>[],
): SearchPaths {
  const names = new Set([...makes, ...cars.map(({ make }) => make)]);
  const segmentOfMake = nameSlugs(names, makeSegment);
  const models = new Map<string, Set<string>>();
  for (const { make, model } of cars) {
    const segment = segmentOfMake(make);
    const found = models.get(segment);
    if (found) found.add(model);
    else models.set(segment, new Set([model]));
  }
  const modelSegments = new Map<string, (model: string) => string>();
  function segmentOfModel(segment: string, model: string): string {
    const known = modelSegments.get(segment) ?? nameSlugs(models.get(segment) ?? [], modelSegment);
    modelSegments.set(segment, known);
    return known(model);
  }
  const pathOfMake = (make: string) => `/${base}/${segmentOfMake(make)}/`;
  return {
    make: pathOfMake,
    model: (make, model) => `${pathOfMake(make)}${segmentOfModel(segmentOfMake(make), model)}/`,
    unusual: () =>
      Object.fromEntries(
        [...names]
          .map((make) => [make, pathOfMake(make)] as const)
          .filter(([make, path]) => path !== searchPath(base, { kind: 'make', make } satisfies SearchScope)),
      ),
  };
}
