import { ownProperty } from '../../lib/own-property.ts';
import type { BodyType, Car, CarType } from '../car.ts';
import { bodyBySlug, bodySlug } from './body-label.ts';
import { makeSlug, modelSlug } from './make-model.ts';
import { reservedName } from './reserved-addresses.ts';

/** First segment of search paths; used-only sites take `used-car` (ROU-25). */
export type SearchBase = 'search' | 'used-car';

export type SearchScope =
  | { kind: 'condition'; carTypes: CarType[] }
  | { kind: 'make'; make: string }
  | { kind: 'model'; make: string; model: string }
  | { kind: 'body'; body: BodyType };

/** A make the site has stock of, as written, with its models. */
export interface KnownMake {
  make: string;
  models: string[];
}

/** The searches by condition and their segments (ROU-16 to ROU-20). */
export const CONDITION_PATHS: readonly { slug: string; carTypes: readonly CarType[] }[] = [
  { slug: 'new-cars', carTypes: ['new'] },
  { slug: 'demo-cars', carTypes: ['demo'] },
  { slug: 'used-cars', carTypes: ['used'] },
  { slug: 'new-and-demo-cars', carTypes: ['new', 'demo'] },
  { slug: 'new-used-and-demo-cars', carTypes: ['new', 'used', 'demo'] },
];

/** The car type on its own, `/search/used/`, answers as `/search/used-cars/` does (ROU-24). */
const BARE: Record<string, CarType> = { new: 'new', used: 'used', demo: 'demo' };

function conditionFor(slug: string): CarType[] | null {
  const bare = ownProperty(BARE, slug);
  if (bare) return [bare];
  const found = CONDITION_PATHS.find((path) => path.slug === slug);
  return found ? [...found.carTypes] : null;
}

/** Whether a segment is a car type's, a body's or no name for a page. */
function isReservedSegment(slug: string): boolean {
  return conditionFor(slug) !== null || bodyBySlug(slug) !== null || reservedName(slug) !== null;
}

/** A make's segment: one that is reserved gives way and takes "-make" (ROU-21). */
export const makeSegment = (slug: string): string => (isReservedSegment(slug) ? `${slug}-make` : slug);

/** A model's segment: one that no page can be called takes "-model". */
export const modelSegment = (slug: string): string => (reservedName(slug) === null ? slug : `${slug}-model`);

function conditionSegment(carTypes: readonly CarType[]): string {
  const wanted = new Set(carTypes);
  const exact = CONDITION_PATHS.find(
    (path) => path.carTypes.length === wanted.size && path.carTypes.every((type) => wanted.has(type)),
  );
  return (exact ?? { slug: 'new-used-and-demo-cars' }).slug;
}

/**
 * The canonical path of a search, with its final slash (ROU-16 to ROU-25). Car types that share no path
 * of their own (none; used and demo) lead to the search of all stock. Of makes and models only the name counts
 * here: a site knows its own paths for those in another script (`src/frame/search/search-paths.ts`).
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

/** `/search/new-used-and-demo-cars/`: where search starts and "Clear Filters" leads (ROU-20, SRC-12). */
export function defaultSearchPath(base: SearchBase): string {
  return searchPath(base, { kind: 'condition', carTypes: ['new', 'used', 'demo'] });
}

/** The search nearest to a vehicle, its make and model: where "Find Me Something Similar" leads (ERR-22). */
export function nearestSearchPath(base: SearchBase, car: Pick<Car, 'make' | 'model'>): string {
  return searchPath(base, { kind: 'model', make: car.make, model: car.model });
}

/**
 * What a path (no query, no hash) asks for, with or without its final slash; car type before body before
 * make. Null when it is no search path of this base, or names a make or model that is not known.
 */
export function parseSearchPath(
  path: string,
  base: SearchBase,
  known: readonly KnownMake[],
): SearchScope | null {
  const [root, first, second, ...rest] = path
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .split('/');
  if (root !== base || !first || rest.length > 0) return null;
  if (second === undefined) {
    const carTypes = conditionFor(first);
    if (carTypes) return { kind: 'condition', carTypes };
    const body = bodyBySlug(first);
    if (body) return { kind: 'body', body };
  }
  const found = known.find(({ make }) => makeSegment(makeSlug(make)) === first);
  if (!found) return null;
  if (second === undefined) return { kind: 'make', make: found.make };
  const model = found.models.find((name) => modelSegment(modelSlug(name)) === second);
  return model === undefined ? null : { kind: 'model', make: found.make, model };
}
