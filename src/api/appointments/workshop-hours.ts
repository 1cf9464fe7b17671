import { TIME_PASSED } from '../../features/leads/fields/appointment/kind.ts';
import { workshopsOf } from '../../frame/locations/workshops.ts';
import { localStamp, localTime } from '../../lib/clock.ts';
import type { Location } from '../../tenant/schema/location.ts';
import { locationZone } from '../../tenant/time-zones.ts';
import type { Lead } from '../leads/schema.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { type FreeDay, freeTimes } from './free-times.ts';
import { timesOfPlace, whyPlaceIsClosed } from './hours-of-place.ts';
import { isTooFarAhead, TOO_FAR_AHEAD } from './max-days-ahead.ts';

/** The workshop that a lead is for, or the dealer's only one; null if it is not known. */
function workshopOf({ facts }: Pick<Lead, 'facts'>, { yards }: TenantStock): Location | null {
  const workshops = workshopsOf(yards);
  const chosen = workshops.find(({ id }) => id === facts.location_id);
  return chosen ?? (workshops.length === 1 ? (workshops[0] ?? null) : null);
}

/**
 * Returns the reason for the shopper why a service cannot be booked at a time: the time has passed or is more than a
 * year away, or the workshop is closed then. Null if it is open, or publishes no hours for that day.
 *
 * @param time "2026-11-24T09:30" on the workshop's clock
 */
export function whyWorkshopIsClosed(
  lead: Pick<Lead, 'facts'>,
  time: string,
  stock: TenantStock,
  now: Date,
): string | null {
  const { site } = stock.tenant;
  const workshop = workshopOf(lead, stock);
  if (workshop === null) return null;
  const zone = locationZone(workshop, site);
  if (time <= localStamp(now, zone)) return TIME_PASSED;
  if (isTooFarAhead(time, { now, zone })) return TOO_FAR_AHEAD;
  const visit = { time, minutes: 0, length: '' };
  return whyPlaceIsClosed(workshop, visit, site, localTime(now, zone).year);
}

/** Days ahead and minutes between the times that are offered for a service. A later day can be asked for in words. */
const SERVICE_TIMES = { days: 60, minutes: 30, notice_hours: 0, capacity: Number.POSITIVE_INFINITY };

/**
 * Times from now on at which a vehicle can be brought to a workshop. How many are booked already does not matter: the
 * workshop confirms each booking. None if it publishes no hours.
 */
export function workshopDays(workshop: Location, stock: TenantStock, now: Date): FreeDay[] {
  const opening = timesOfPlace(workshop, stock.tenant.site);
  const zone = locationZone(workshop, stock.tenant.site);
  return opening ? freeTimes(SERVICE_TIMES, opening, { now, zone }, []) : [];
}
