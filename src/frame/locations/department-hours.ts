import type { Location } from '../../tenant/schema/location.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { locationZone } from '../../tenant/time-zones.ts';
import { type HoursOptions, hoursRows } from './hours.ts';
import { departmentOf } from './location-order.ts';
import type { Department } from './location-types.ts';
import { openingTimes } from './opening-times.ts';
import { comingSpecials, specialHoursFor } from './special-hours.ts';

/** A department's week as rows and, with its special hours from today on, as numbers for scripts. */
export function departmentHours(
  location: Location,
  site: Site,
  options: HoursOptions,
  today: Date,
): Pick<Department, 'hours' | 'times'> {
  const { opening_hours } = location.contact_detail;
  const special = specialHoursFor(site.special_hours, location.name, departmentOf(location));
  return {
    hours: hoursRows(opening_hours, options),
    times: openingTimes(opening_hours, comingSpecials(special, today, locationZone(location, site))),
  };
}
