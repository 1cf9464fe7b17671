import { CAR_TYPES, type Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { FacetView } from '../page.ts';
import type { Catalogue } from './catalogue.ts';
import { FACETS, type FacetAttribute, type FacetName } from './facet-attributes.ts';
import type { ScopedSearch } from './search-scopes.ts';

type Value = FacetView['values'][number];

interface Counted {
  value: string;
  label: string;
  count: number;
}

/** Models and dealerships the lists hold (SRC-18, SRC-21). */
const MODEL_LIMIT = 30;
const LOCATION_LIMIT = 40;

const collator = new Intl.Collator('en-AU', { numeric: true });

function compare(order: FacetAttribute['order']): (a: Counted, b: Counted) => number {
  const byLabel = (a: Counted, b: Counted) => collator.compare(a.label, b.label);
  if (order === 'count') return (a, b) => b.count - a.count || byLabel(a, b);
  return order === 'ascending' ? byLabel : (a, b) => byLabel(b, a);
}

function tally(
  cars: readonly Car[],
  value: FacetAttribute['value'],
  text: FacetAttribute['text'],
): Counted[] {
  const counts = new Map<string, Counted>();
  for (const car of cars) {
    const key = value(car);
    if (key === null) continue;
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { value: key, label: text(car), count: 1 });
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
  const { value, text } = FACETS.car_type;
  const found = tally(cars, value, text);
  return (['new', 'demo', 'used'] as const).map(
    (type) =>
      found.find((entry) => entry.value === type) ?? {
        value: type,
        label: type[0]?.toUpperCase() + type.slice(1),
        count: 0,
      },
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
  const { filters, popular_makes, body_count, bodies } = config.search;
  const offered = new Set<string>(bodies);
  const names = filters.filter((name): name is FacetName => name !== 'price' && name !== 'km');
  const known = new WeakMap<readonly Car[], Map<FacetName, Counted[]>>();

  function count(cars: readonly Car[], name: FacetName): Counted[] {
    const { value, text, order } = FACETS[name];
    switch (name) {
      case 'car_type':
        return conditions(cars);
      case 'make':
        return tally(cars, catalogue.makeOf, catalogue.makeOf).sort(compare(order));
      case 'model':
        return tally(cars, catalogue.modelOf, catalogue.modelOf).sort(compare(order)).slice(0, MODEL_LIMIT);
      case 'body': {
        const stocked = tally(cars, value, text).sort(compare(order));
        return offered.size > 0 ? stocked.filter((body) => offered.has(body.value)) : stocked;
      }
      case 'location':
        return tally(cars, value, text).sort(compare(order)).slice(0, LOCATION_LIMIT);
      default:
        return tally(cars, value, text).sort(compare(order));
    }
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
        if (make === null) return { cars: [], chosen: [], pageOf: () => undefined };
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
      const shown = name === 'make' ? popular_makes : name === 'body' ? body_count : null;
      return [{ attribute: FACETS[name].attribute, label: FACETS[name].label, shown, values }];
    });
}

interface Reach {
  cars: readonly Car[];
  chosen: readonly string[];
  pageOf: (value: string) => ScopedSearch | undefined;
}
