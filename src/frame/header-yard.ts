import { phoneView } from '../lib/phone.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import { locationZone } from '../tenant/time-zones.ts';
import { departmentHours } from './locations/department-hours.ts';
import { phoneOf } from './locations/location-view.ts';
import { primaryYard, type Yard } from './locations/yards.ts';
import type { HeaderYard } from './page.ts';

/** The yard of a phone number; undefined if the number is of none. */
function yardOfPhone(phone: string, yards: readonly Yard[]): Yard | undefined {
  const href = phoneView(phone)?.href;
  return yards.find(({ departments }) => departments.some((one) => phoneOf(one)?.href === href));
}

/**
 * The yard whose opening the header shows: the one of the header's phone number, so that name, hours and number belong
 * together, or else the main yard. Null for a dealer without yards, or if the header's form shows none.
 *
 * @param config of a page: a dealership can have a phone number of its own
 */
export function headerYard(
  site: Site,
  config: Config,
  yards: readonly Yard[],
  today: Date,
): HeaderYard | null {
  const { header, header_hours } = site.look;
  if (header !== 'two-row' && !(header === 'centred' && header_hours)) return null;
  const { phone } = config.header;
  const yard = (phone && yardOfPhone(phone, yards)) || primaryYard(yards);
  if (!yard) return null;
  const [first] = yard.departments;
  const { hours, closed_text } = config.location_widgets;
  return {
    name: yard.name,
    href: yard.href,
    timezone: locationZone(first, site),
    departments: hours ? [departmentHours(first, site, { full: false, closedText: closed_text }, today)] : [],
  };
}
