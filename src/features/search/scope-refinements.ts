import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import type { Refinements } from '../../frame/search/stock-search.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';

/** The refinements that a page stands for. New, demo and used together need none: they are all vehicles. */
export function scopeRefinements({ scope }: Pick<ScopedSearch, 'scope'>): Refinements {
  switch (scope.kind) {
    case 'condition':
      return scope.carTypes.length === CAR_TYPES.length ? {} : { car_type: [...scope.carTypes] };
    case 'make':
      return { make: [scope.make] };
    case 'model':
      return { make: [scope.make], model: [scope.model] };
    case 'body':
      return { simple_body: [scope.body] };
  }
}
