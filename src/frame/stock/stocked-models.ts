import type { Car } from '../../stock/car.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import type { ScopedSearch } from '../search/search-scopes.ts';

export interface StockedModel {
  /** As its search page spells it, without the make: "CX-5". */
  name: string;
  /** Its search page. */
  path: string;
  /** At least one. */
  cars: readonly Car[];
}

/** The models of a make that are in stock, the most vehicles first. */
export const stockedModels = (searches: readonly ScopedSearch[], make: string): StockedModel[] =>
  searches
    .flatMap(({ scope, path, cars }) =>
      scope.kind === 'model' && isSameMake(scope.make, make) && cars.length > 0
        ? [{ name: scope.model, path, cars }]
        : [],
    )
    .toSorted((a, b) => b.cars.length - a.cars.length);
