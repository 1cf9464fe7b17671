import type { Car } from '../../stock/car.ts';

/** Paths at which a site may have a finance form, the preferred one first (ROU-06, ROU-12). */
const FINANCE_FORM_PATHS = [
  '/personalised/finance',
  '/finance-enquiry',
  '/apply-for-finance',
  '/finance-pre-approval',
  '/finance',
  '/finance-and-insurance',
];

/** Path of the site's finance form; null if it has none. */
export const financePath = (pagePaths: ReadonlySet<string>): string | null =>
  FINANCE_FORM_PATHS.find((path) => pagePaths.has(path)) ?? null;

/** Address of the finance form with the vehicle's id and type (ROU-09, ROU-10, ROU-11); null if there is no form. */
export function financeHref(
  car: Pick<Car, 'id' | 'car_type'>,
  pagePaths: ReadonlySet<string>,
): string | null {
  const path = financePath(pagePaths);
  const query = new URLSearchParams({ car_id: car.id, car_type: car.car_type });
  return path && `${path}?${query}#finance-form`;
}
