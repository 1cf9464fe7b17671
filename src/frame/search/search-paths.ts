import { memoize } from '../../lib/memoize.ts';
import type { Car } from '../../stock/car.ts';
import {
  makeSegment,
  modelSegment,
  type SearchBase,
  type SearchScope,
  searchPath,
} from '../../stock/rules/search-path.ts';
import { nameSlugs } from './name-slugs.ts';

export interface SearchPaths {
  /** `/search/kia/` (ROU-21) */
  make: (make: string) => string;
  /** `/search/kia/sportage/` (ROU-22) */
  model: (make: string, model: string) => string;
  /** Paths by make, for makes whose path scripts in the browser cannot derive from the name with `searchPath`. */
  unusual: () => Record<string, string>;
}

/**
 * Assigns each make and model of a site a search path of its own. `searchPath` alone would give every make in
 * another script the path "other".
 *
 * @param makes makes that the site sells new, even if none is in stock
 * @param cars the whole stock, sold vehicles included, so that a sale seldom changes a path
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
    models.set(segment, (models.get(segment) ?? new Set<string>()).add(model));
  }
  const segmentsOfModels = memoize((segment: string) => nameSlugs(models.get(segment) ?? [], modelSegment));
  const pathOfMake = (make: string) => `/${base}/${segmentOfMake(make)}/`;
  return {
    make: pathOfMake,
    model: (make, model) => `${pathOfMake(make)}${segmentsOfModels(segmentOfMake(make))(model)}/`,
    unusual: () =>
      Object.fromEntries(
        [...names]
          .map((make) => [make, pathOfMake(make)] as const)
          .filter(([make, path]) => path !== searchPath(base, { kind: 'make', make } satisfies SearchScope)),
      ),
  };
}
