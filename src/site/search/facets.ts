import { CAR_TYPES, type Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { FacetView } from '../page.ts';
import type { Catalogue } from './catalogue.ts';
import { CONDITIONS, FACETS, type FacetAttribute, type FacetName, shownOf } from './facet-attributes.ts';
import type { ScopedSearch } from './search-scopes.ts';

type Value = FacetView['values'][number];

interface Counted {
  value: string;
  label: string;
  count: number;
}

const collator = new Intl.Collator('en-AU', { numeric: true });

function compare(order: FacetAttribute['order']): (a: Counted, b: Counted) => number {
  const byLabel = (a: Counted, b: Counted) => collator.compare(a.label, b.label);
  if (order === 'count') return (a, b) => b.count - a.count || byLabel(a, b);
  return order === 'ascending' ? byLabel : (a, b) => byLabel(b, a);
}

function tally(
  cars: readonly Car[],
  values: FacetAttribute['values'],
  text: FacetAttribute['text'],
): Counted[] {
  const counts = new Map<string, Counted>();
  for (const car of cars) {
    for (const value of values(car)) {
      const known = counts.get(value);
      if (known) known.count++;
      else counts.set(value, { value, label: text(value), count: 1 });
    }
  }
  return [...counts.values()];
}

/** The values with the make or model of the page itself, where it is out of stock or past the list's end. */
function withOwn(
  values: readonly Counted[],
  name: FacetName,
  { scope, cars }: ScopedSearch,
): readonly Counted[] {
  const own =
    name === 'make' && 'make' in scope
      ? scope.make
      : name === 'model' && scope.kind === 'model'
        ? scope.model
        : null;
  if (own === null || values.some(({ value }) => value === own)) return values;
  return [...values, { value: own, label: own, count: cars.length }];
}

/** Every condition, also those without stock, in the order shoppers know. */
function conditions(cars: readonly Car[]): Counted[] {
  const { values, text } = FACETS.car_type;
  const found = tally(cars, values, text);
  return CONDITIONS.map(
    (type) => found.find(({ value }) => value === type) ?? { value: type, label: text(type), count: 0 },
  );
}

export interface FacetInput {
  catalogue: Catalogue;
  config: Config;
  bodyImage: (body: string) => string | null;
}

/**
 * Filters of search pages. A count is that of the vehicles a search narrowed to the value would list; the
 * filter a page itself is narrowed by counts as if it were not. A value has an address only where a page
 * of its own lists exactly these vehicles.
 */
export function facetBuilder({
  catalogue,
  config,
  bodyImage,
}: FacetInput): (search: ScopedSearch) => FacetView[] {
  const { filters, bodies } = config.search;
  const offered = new Set<string>(bodies);
  const names = filters.filter((name): name is FacetName => name !== 'price' && name !== 'km');
  const known = new WeakMap<readonly Car[], Map<FacetName, Counted[]>>();

  function count(cars: readonly Car[], name: FacetName): Counted[] {
    if (name === 'car_type') return conditions(cars);
    const { values, text, order, limit } = FACETS[name];
    const read =
      name === 'make'
        ? (car: Car) => [catalogue.makeOf(car)]
        : name === 'model'
          ? (car: Car) => [catalogue.modelOf(car)]
          : values;
    const found = tally(cars, read, text).sort(compare(order));
    const shown =
      name === 'body' && offered.size > 0 ? found.filter(({ value }) => offered.has(value)) : found;
    return shown.slice(0, limit);
  }

  /** Pages that list the same vehicles share the counts. */
  function counted(cars: readonly Car[], name: FacetName): Counted[] {
    const facets = known.get(cars) ?? new Map<FacetName, Counted[]>();
    known.set(cars, facets);
    const values = facets.get(name) ?? count(cars, name);
    facets.set(name, values);
    return values;
  }

  /** The vehicles a filter counts, which values are chosen, and where each leads. */
  function reach({ scope, cars }: ScopedSearch, name: FacetName): Reach {
    const isAll = scope.kind === 'condition' && scope.carTypes.length === CAR_TYPES.length;
    const make = scope.kind === 'make' || scope.kind === 'model' ? scope.make : null;
    switch (name) {
      case 'car_type': {
        if (scope.kind !== 'condition') return { cars, chosen: [], pageOf: () => undefined };
        const pageOf: Reach['pageOf'] = (type) =>
          catalogue.byType(CAR_TYPES.find((one) => one === type) ?? 'used');
        return { cars: catalogue.all, chosen: isAll ? [] : scope.carTypes, pageOf };
      }
      case 'make':
        if (make !== null) return { cars: catalogue.all, chosen: [make], pageOf: catalogue.byMake };
        return { cars, chosen: [], pageOf: isAll ? catalogue.byMake : () => undefined };
      case 'model': {
        // Models wait for their make, where makes are a filter.
        if (make === null)
          return { cars: names.includes('make') ? [] : cars, chosen: [], pageOf: () => undefined };
        const chosen = scope.kind === 'model' ? [scope.model] : [];
        return {
          cars: catalogue.byMake(make)?.cars ?? [],
          chosen,
          pageOf: (model) => catalogue.byModel(make, model),
        };
      }
      case 'body':
        if (scope.kind === 'body')
          return { cars: catalogue.all, chosen: [scope.body], pageOf: catalogue.byBody };
        return { cars, chosen: [], pageOf: isAll ? catalogue.byBody : () => undefined };
      default:
        return { cars, chosen: [], pageOf: () => undefined };
    }
  }

  return (search) =>
    names.flatMap((name): FacetView[] => {
      const { cars, chosen, pageOf } = reach(search, name);
      const values = withOwn(counted(cars, name), name, search).map(
        ({ value, label, count }): Value => ({
          label,
          value,
          count,
          href: pageOf(value)?.path ?? null,
          selected: chosen.includes(value),
          image: name === 'body' ? bodyImage(value) : null,
        }),
      );
      if (values.length === 0) return [];
      const { attribute, label } = FACETS[name];
      return [{ attribute, label, shown: shownOf(name, config.search), values }];
    });
}

interface Reach {
  cars: readonly Car[];
  chosen: readonly string[];
  pageOf: (value: string) => ScopedSearch | undefined;
}
