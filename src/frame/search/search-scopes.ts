import type { BodyType, Car } from '../../stock/car.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { allBodies, bodyPlural, otherBodyNames } from '../../stock/rules/body-label.ts';
import { CONDITION_ORDER, conditionLabel } from '../../stock/rules/labels.ts';
import {
  CONDITION_PATHS,
  type SearchBase,
  type SearchScope,
  searchPath,
} from '../../stock/rules/search-path.ts';
import type { SearchPaths } from './search-paths.ts';

/** A search page and the vehicles it lists. */
export interface ScopedSearch {
  scope: SearchScope;
  /** Canonical path, with its trailing slash. */
  path: string;
  /** Other paths that redirect to it. */
  aliases: string[];
  title: string;
  cars: readonly Car[];
}

/** "New, demo and used cars", or "All cars" if every vehicle has the same condition. */
function conditionTitle(carTypes: readonly string[], vehicles: string, cars: readonly Car[]): string {
  const isAll = carTypes.length === CAR_TYPES.length;
  if (isAll && new Set(cars.map(({ car_type }) => car_type)).size === 1) return `All ${vehicles}`;
  const words = CONDITION_ORDER.filter((type) => carTypes.includes(type)).map(conditionLabel);
  const [first = '', ...rest] = words.map((word, i) => (i === 0 ? word : word.toLowerCase()));
  const last = rest.pop();
  return `${[first, ...rest].join(', ')}${last ? ` and ${last}` : ''} ${vehicles}`;
}

function byCondition(cars: readonly Car[], base: SearchBase, vehicles: string): ScopedSearch[] {
  return CONDITION_PATHS.map(({ carTypes }) => {
    const [only, ...others] = carTypes;
    return {
      scope: { kind: 'condition', carTypes: [...carTypes] },
      path: searchPath(base, { kind: 'condition', carTypes: [...carTypes] }),
      aliases: only && others.length === 0 ? [`/${base}/${only}/`] : [],
      title: conditionTitle(carTypes, vehicles, cars),
      cars:
        carTypes.length === CAR_TYPES.length ? cars : cars.filter((car) => carTypes.includes(car.car_type)),
    };
  });
}

function byBody(cars: readonly Car[], known: readonly Car[], base: SearchBase): ScopedSearch[] {
  const groups = Map.groupBy(cars, (car) => car.simple_body);
  const knownBodies = new Set(known.map(({ simple_body }) => simple_body));
  return allBodies()
    .filter((body) => knownBodies.has(body))
    .map((body: BodyType): ScopedSearch => {
      const scope: SearchScope = { kind: 'body', body };
      const inStock = groups.get(body) ?? [];
      // Before imports used one name for each body, the list had another address.
      const aliases = otherBodyNames(body)
        .filter((other) => !knownBodies.has(other))
        .map((other) => searchPath(base, { kind: 'body', body: other }));
      return { scope, path: searchPath(base, scope), aliases, title: bodyPlural(body), cars: inStock };
    });
}

/** Spellings that share a path share a page, titled by the first spelling. */
function byMake(
  cars: readonly Car[],
  known: readonly Car[],
  { make: pathOf }: SearchPaths,
  vehicles: string,
  stocked: readonly string[],
): ScopedSearch[] {
  const groups = Map.groupBy(cars, ({ make }) => pathOf(make));
  const names = new Map<string, string>();
  for (const make of [...stocked, ...known.map((car) => car.make)]) {
    if (!names.has(pathOf(make))) names.set(pathOf(make), make);
  }
  return [...names].map(([path, make]) => ({
    scope: { kind: 'make', make },
    path,
    aliases: [],
    title: `${make} ${vehicles}`,
    cars: groups.get(path) ?? [],
  }));
}

function byModel(makes: readonly ScopedSearch[], known: readonly Car[], paths: SearchPaths): ScopedSearch[] {
  const knownByMake = Map.groupBy(known, ({ make }) => paths.make(make));
  return makes.flatMap((parent) => {
    if (parent.scope.kind !== 'make') return [];
    const { make } = parent.scope;
    const pathOf = ({ model }: Car) => paths.model(make, model);
    const groups = Map.groupBy(parent.cars, pathOf);
    const names = new Map<string, string>();
    for (const car of knownByMake.get(parent.path) ?? [])
      if (!names.has(pathOf(car))) names.set(pathOf(car), car.model);
    return [...names].map(([path, model]): ScopedSearch => {
      const cars = groups.get(path) ?? [];
      return { scope: { kind: 'model', make, model }, path, aliases: [], title: `${make} ${model}`, cars };
    });
  });
}

/**
 * Every search page of a site: each condition (ROU-16 to ROU-20, ROU-24), each body (ROU-23), make (ROU-21)
 * and model (ROU-22) of the known vehicles, and each make sold new here. A list stays, empty, when its last vehicle is
 * sold, so that links to it still work.
 *
 * @param cars vehicles on sale, in display order
 * @param known all vehicles that the stock names: those on sale first, then those sold or gone
 * @param vehicles the site's word for its stock: "cars"
 * @param makes names of the makes the site sells new
 * @param paths of makes and models
 */
export function searchScopes(
  cars: readonly Car[],
  known: readonly Car[],
  base: SearchBase,
  vehicles: string,
  makes: readonly string[],
  paths: SearchPaths,
): ScopedSearch[] {
  const byMakes = byMake(cars, known, paths, vehicles, makes).sort((a, b) =>
    a.title.localeCompare(b.title, 'en-AU'),
  );
  return [
    ...byCondition(cars, base, vehicles),
    ...byBody(cars, known, base),
    ...byMakes,
    ...byModel(byMakes, known, paths),
  ];
}
