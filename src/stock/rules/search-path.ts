import type { BodyType, Car, CarType } from '../car.ts';
import { bodyBySlug, bodySlug } from './body-label.ts';
import { makeSlug, modelSlug } from './make-model.ts';
import { whyNameIsReserved } from './reserved-addresses.ts';

/** First segment of search paths; `used-car` on sites that sell only used vehicles (ROU-25). */
export type SearchBase = 'search' | 'used-car';

export type SearchScope =
  | { kind: 'condition'; carTypes: CarType[] }
  | { kind: 'make'; make: string }
  | { kind: 'model'; make: string; model: string }
  | { kind: 'body'; body: BodyType };

/** Searches by condition and their path segments (ROU-16 to ROU-20). */
export const CONDITION_PATHS: readonly { slug: string; carTypes: readonly CarType[] }[] = [
  { slug: 'new-cars', carTypes: ['new'] },
  { slug: 'demo-cars', carTypes: ['demo'] },
  { slug: 'used-cars', carTypes: ['used'] },
  { slug: 'new-and-demo-cars', carTypes: ['new', 'demo'] },
  { slug: 'new-used-and-demo-cars', carTypes: ['new', 'used', 'demo'] },
];

/** `/search/used/` is an alias of `/search/used-cars/` (ROU-24). */
const ALIASES: ReadonlySet<string> = new Set<CarType>(['new', 'used', 'demo']);

const isCondition = (slug: string): boolean =>
  ALIASES.has(slug) || CONDITION_PATHS.some((path) => path.slug === slug);

/** True for segments of conditions and bodies, and for names that no page can have. */
function isReservedSegment(slug: string): boolean {
  return isCondition(slug) || bodyBySlug(slug) !== null || whyNameIsReserved(slug) !== null;
}

/** A make's path segment; a reserved one gets the suffix "-make" (ROU-21). */
export const makeSegment = (slug: string): string => (isReservedSegment(slug) ? `${slug}-make` : slug);

/** A model's path segment; a name that no page can have gets the suffix "-model". */
export const modelSegment = (slug: string): string =>
  whyNameIsReserved(slug) === null ? slug : `${slug}-model`;

function conditionSegment(carTypes: readonly CarType[]): string {
  const wanted = new Set(carTypes);
  const exact = CONDITION_PATHS.find(
    (path) => path.carTypes.length === wanted.size && path.carTypes.every((type) => wanted.has(type)),
  );
  return exact?.slug ?? 'new-used-and-demo-cars';
}

/**
 * The canonical path of a search, with its final slash (ROU-16 to ROU-25). Combinations of car types without
 * a path (none; used and demo) lead to the search of all stock. Makes and models in another script need
 * `searchPaths` (src/frame/search/search-paths.ts) instead.
 */
export function searchPath(base: SearchBase, scope: SearchScope): string {
  switch (scope.kind) {
    case 'condition':
      return `/${base}/${conditionSegment(scope.carTypes)}/`;
    case 'make':
      return `/${base}/${makeSegment(makeSlug(scope.make))}/`;
    case 'model':
      return `/${base}/${makeSegment(makeSlug(scope.make))}/${modelSegment(modelSlug(scope.model))}/`;
    case 'body':
      return `/${base}/${bodySlug(scope.body)}/`;
  }
}

/**
 * `/search/new-used-and-demo-cars/`: the start of search and the target of "Clear Filters" (ROU-20, SRC-12).
 */
export function defaultSearchPath(base: SearchBase): string {
  return searchPath(base, { kind: 'condition', carTypes: ['new', 'used', 'demo'] });
}

/** The search for a vehicle's make and model, target of "Find Me Something Similar" (ERR-22). */
export function nearestSearchPath(base: SearchBase, car: Pick<Car, 'make' | 'model'>): string {
  return searchPath(base, { kind: 'model', make: car.make, model: car.model });
}
