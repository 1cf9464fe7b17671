import type { Car } from '../../stock/car.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';

/** Fragments of a vehicle page's address that open a form on it. */
export const FORM_FRAGMENTS = { enquire: '#enquire', testDrive: '#test-drive', reserve: '#reserve' } as const;

const RESERVE_PAGES = ['checkout', 'buy-online'];

/** Path of the vehicle's reserve page (ROU-03), or null if the site has none. */
export const reservePage = (slug: string, pagePaths: ReadonlySet<string>): string | null =>
  RESERVE_PAGES.map((name) => `${vehiclePath(slug)}/${name}`).find((path) => pagePaths.has(path)) ?? null;

/** Address of the vehicle's reserve page or, if the site has none, of the reservation form on the vehicle's page. */
export const reserveHref = (slug: string, pagePaths: ReadonlySet<string>): string =>
  reservePage(slug, pagePaths) ?? `${vehiclePath(slug)}${FORM_FRAGMENTS.reserve}`;

/** Address of the site's test drive page, with the vehicle in its query (ROU-42). */
export const testDriveHref = (path: string, { id, car_type }: Pick<Car, 'id' | 'car_type'>): string =>
  `${path}?${new URLSearchParams({ car_id: id, car_type })}`;
