import { stringOrNull } from '../../lib/string-or-null.ts';
import type { Location } from '../../tenant/schema/location.ts';
import { locationZone } from '../../tenant/time-zones.ts';
import { recipientOf } from './receivers-of.ts';
import type { Lead } from './schema.ts';

/** The yard or workshop that a lead is for; null if it is not known. */
export function placeOfLead(lead: Pick<Lead, 'facts'>, locations: readonly Location[]): Location | null {
  const exact = locations.find(({ id }) => id === lead.facts.location_id);
  return exact ?? locations.find(({ dealership_id }) => dealership_id === recipientOf(lead)) ?? null;
}

/**
 * IANA time zone of a lead's times: that in which its appointment was booked, or else that of the place it is for, or
 * else the dealer's.
 */
export function zoneOfLead(
  lead: Pick<Lead, 'facts'>,
  { locations, timezone }: { locations: readonly Location[]; timezone: string },
): string {
  const place = placeOfLead(lead, locations);
  return stringOrNull(lead.facts.appointment_zone) ?? (place ? locationZone(place, { timezone }) : timezone);
}
