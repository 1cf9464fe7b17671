import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '../../src/stock/car.ts';
import { isGone } from '../../src/stock/rules/availability.ts';
import { readStockLine } from '../../src/stock/stock-file.ts';
import { hostOf } from './hosts.ts';

/** The whole stock in a dealer's folder. */
export function stockOf(tenant: string): Car[] {
  const text = readFileSync(join(hostOf(tenant).tenants, tenant, 'stock.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const read = readStockLine(line);
      if (!read.ok) throw new Error(`${tenant}: ${JSON.stringify(read.problems)}`);
      return read.car;
    });
}

/** True for vehicles that are for sale and listed. */
export const isOnSale = (car: Car): boolean => car.show_on_dealer_website && !isGone(car);

/** Name of a path's file in the published folder. */
export function fileNameOf(path: string): string {
  const bare = path.replace(/^\//, '');
  return bare === '' || bare.endsWith('/') ? `${bare}index.html` : `${bare}.html`;
}

/** The published file for a path. */
export const fileOf = (tenant: string, path: string): string =>
  join(hostOf(tenant).dist, tenant, fileNameOf(path));

export const hasPage = (tenant: string, path: string): boolean => existsSync(fileOf(tenant, path));

/** The path of the fixture vehicle with this model. */
export function fixturePath(tenant: string, model: string): string {
  const car = stockOf(tenant).find((candidate) => candidate.model === model);
  if (!car) throw new Error(`The fixtures have no ${model}.`);
  return car.path;
}

/**
 * The first vehicle that matches and has a page.
 *
 * @param description of the vehicle, for the error message: "used vehicle with a badge"
 */
export function findCar(tenant: string, description: string, matches: (car: Car) => boolean): Car {
  const car = stockOf(tenant).find((candidate) => matches(candidate) && hasPage(tenant, candidate.path));
  if (!car) throw new Error(`${tenant} has no ${description} with a page.`);
  return car;
}

/** The path of a sold vehicle that still has a page; undefined if the dealer currently has none. */
const soldPath = (tenant: string): string | undefined =>
  stockOf(tenant).find((car) => car.sold && hasPage(tenant, car.path))?.path;

/** The path of an offer on the home page; undefined if the dealer currently has none. */
const offerPath = (tenant: string): string | undefined =>
  /href="(\/offers\/[^"]+)"/.exec(readFileSync(fileOf(tenant, '/'), 'utf8'))?.[1];

const KINDS = [
  'home',
  'search',
  'vehicle',
  'vehicle without pictures',
  'sold vehicle',
  'locations',
  'location',
  'dealership stock',
  'directory',
  'budget finder',
  'content',
  'offer',
  'brands',
  'brand',
  'brand overview',
  'model',
  'form',
  'whole list',
  'not found',
] as const;

/** Pages of a brand that one demo dealer sells. */
const BRAND_PAGES = { brands: '/brands', brand: '/brands/mazda', 'brand overview': '/mazda/overview' };

/** Pages of models that demo dealers sell. */
const MODEL_PAGES = ['/sportage', '/mazda-cx-5', '/isuzu-n-series', '/jayco-journey'];
const modelPath = (tenant: string): string | undefined => MODEL_PAGES.find((path) => hasPage(tenant, path));

/** The second page of the full list of vehicles. Only the largest site has so many vehicles. */
const SECOND_LIST = '/search/new-used-and-demo-cars/list-2';

/**
 * The kinds of pages that a published site has, for declaring one test for each. Playwright publishes the sites before
 * it loads the tests; when it only lists tests, an unpublished site counts as one without the optional kinds.
 */
export const sampleKinds = (tenant: string): readonly string[] =>
  KINDS.filter(
    (kind) =>
      (kind !== 'sold vehicle' || (hasPage(tenant, '/') && soldPath(tenant))) &&
      (kind !== 'offer' || (hasPage(tenant, '/') && offerPath(tenant))) &&
      (!(kind in BRAND_PAGES) || hasPage(tenant, BRAND_PAGES[kind as keyof typeof BRAND_PAGES])) &&
      (kind !== 'model' || modelPath(tenant)) &&
      (kind !== 'whole list' || hasPage(tenant, SECOND_LIST)),
  );

/**
 * One path for each kind of page. For vehicles there are three: one with many pictures and features, one without
 * pictures, and a sold one if the dealer has any.
 */
export function samplePaths(tenant: string): Record<string, string> {
  const rich = findCar(
    tenant,
    'vehicle with pictures',
    (car) =>
      isOnSale(car) &&
      car.status === 'in_stock' &&
      !car.reserved &&
      car.images.length > 3 &&
      car.features.length > 8,
  );
  const bare = findCar(tenant, 'vehicle without pictures', (car) => isOnSale(car) && car.images.length === 0);
  const sold = soldPath(tenant);
  const model = modelPath(tenant);
  const offer = offerPath(tenant);
  const search = ['search', 'used-car']
    .map((base) => `/${base}/new-used-and-demo-cars/`)
    .find((path) => hasPage(tenant, path));
  const location = readFileSync(fileOf(tenant, '/dealerships'), 'utf8').match(
    /href="(\/locations\/[^"]+)"/,
  )?.[1];
  if (!search || !location) throw new Error(`${tenant} has no search or no location page.`);
  return {
    home: '/',
    search,
    vehicle: rich.path,
    'vehicle without pictures': bare.path,
    ...(sold ? { 'sold vehicle': sold } : {}),
    locations: '/dealerships',
    location,
    'dealership stock': `${location}/stock`,
    directory: '/models',
    'budget finder': '/budget-finder',
    content: '/about-us',
    ...(offer ? { offer } : {}),
    ...(model ? { model } : {}),
    ...Object.fromEntries(Object.entries(BRAND_PAGES).filter(([, path]) => hasPage(tenant, path))),
    form: '/contact',
    ...(hasPage(tenant, SECOND_LIST) ? { 'whole list': SECOND_LIST } : {}),
    'not found': '/missing-page',
  };
}
