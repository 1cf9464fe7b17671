import { byDepartment } from '../../frame/locations/location-order.ts';
import { phoneView } from '../../lib/phone.ts';
import { yardName } from '../../tenant/yard-name.ts';
import { placeOfLead } from '../appointments/calendar.ts';
import type { Lead } from '../database/schema.ts';
import type { Dealer } from './read-dealer.ts';

/**
 * The phone number to call about a lead, as its page shows it: the dealer's for the kind of vehicle (DAT-35), or else
 * that of the yard or workshop that the lead is for, or else the dealer's own. Null: none.
 */
export function leadPhone(
  lead: Pick<Lead, 'facts' | 'carType'>,
  { phoneOverrides, locations, phone }: Pick<Dealer, 'phoneOverrides' | 'locations' | 'phone'>,
): string | null {
  const place = placeOfLead(lead, locations);
  const isSameYard = ({ name, dealership_slug }: Dealer['locations'][number]) =>
    place !== null && dealership_slug === place.dealership_slug && yardName(name) === yardName(place.name);
  const yard = place === null ? [] : [place, ...byDepartment(locations.filter(isSameYard))];
  const number = [
    lead.carType && phoneOverrides[lead.carType],
    ...yard.map(({ contact_detail }) => contact_detail.phone ?? contact_detail.landline_phone),
    phone,
  ].find(Boolean);
  return (number && phoneView(number)?.text) || null;
}
