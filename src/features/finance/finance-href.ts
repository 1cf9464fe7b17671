import type { PageLinks } from '../../frame/pages/page-links.ts';
import type { PageName } from '../../frame/pages/page-names.ts';
import type { Car } from '../../stock/car.ts';

/** Pages with a finance form, the preferred one first (ROU-06, ROU-12). */
const FINANCE_FORMS = [
  'finance-for-vehicle',
  'finance-enquiry',
  'apply-for-finance',
  'finance-pre-approval',
  'finance',
  'finance-and-insurance',
] as const satisfies PageName[];

/** Path of the site's finance form; null if it has none. */
const financePath = (pages: PageLinks): string | null => pages.linkToFirst(FINANCE_FORMS);

/** Address of the finance form with the vehicle's id and type (ROU-09, ROU-10, ROU-11); null if there is no form. */
export function financeHref(car: Pick<Car, 'id' | 'car_type'>, pages: PageLinks): string | null {
  const path = financePath(pages);
  const query = new URLSearchParams({ car_id: car.id, car_type: car.car_type });
  return path && `${path}?${query}#finance-form`;
}
