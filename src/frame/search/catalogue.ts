import type { Car, CarType } from '../../stock/car.ts';
import type { ScopedSearch } from './search-scopes.ts';

/** The site's search pages, with look-ups by make, model, body and condition. */
export interface Catalogue {
  searches: readonly ScopedSearch[];
  /** All vehicles on sale. */
  all: readonly Car[];
  /** The make as its search page spells it. */
  makeOf: (car: Car) => string;
  /** The model as its search page spells it. */
  modelOf: (car: Car) => string;
  byMake: (make: string) => ScopedSearch | undefined;
  byModel: (make: string, model: string) => ScopedSearch | undefined;
  byBody: (body: string) => ScopedSearch | undefined;
  byType: (type: CarType) => ScopedSearch | undefined;
}

const keyOf = ({ scope }: ScopedSearch): string => {
  switch (scope.kind) {
    case 'make':
      return `make ${scope.make}`;
    case 'model':
      return `model ${scope.make}\n${scope.model}`;
    case 'body':
      return `body ${scope.body}`;
    case 'condition':
      return `type ${scope.carTypes.join()}`;
  }
};

/**
 * Indexes the search pages of a site by the make, model, body or condition that they list.
 *
 * @param all vehicles on sale, in display order
 */
export function searchCatalogue(searches: readonly ScopedSearch[], all: readonly Car[]): Catalogue {
  const byKey = new Map(searches.map((search) => [keyOf(search), search]));
  const makes = new Map<string, string>();
  const models = new Map<Car, string>();
  for (const { scope, cars } of searches) {
    if (scope.kind === 'make') for (const { make } of cars) makes.set(make, scope.make);
    if (scope.kind === 'model') for (const car of cars) models.set(car, scope.model);
  }
  return {
    searches,
    all,
    makeOf: ({ make }) => makes.get(make) ?? make,
    modelOf: (car) => models.get(car) ?? car.model,
    byMake: (make) => byKey.get(`make ${make}`),
    byModel: (make, model) => byKey.get(`model ${make}\n${model}`),
    byBody: (body) => byKey.get(`body ${body}`),
    byType: (type) => byKey.get(`type ${type}`),
  };
}
