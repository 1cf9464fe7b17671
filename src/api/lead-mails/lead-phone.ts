import { phoneOf, yardPhone } from '../../frame/locations/location-view.ts';
import { groupYards } from '../../frame/locations/yards.ts';
import { phoneView } from '../../lib/phone.ts';
import { placeOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import type { Dealer } from '../tenants/dealer.ts';

/**
 * The phone number to call about a lead: the dealer's number for this type of vehicle (DAT-35), or else that of the
 * yard or workshop that the lead is for, or else the dealer's main number. Null if there is none.
 */
export function leadPhone(
  lead: Pick<Lead, 'facts' | 'carType'>,
  { phoneOverrides, locations, phone }: Pick<Dealer, 'phoneOverrides' | 'locations' | 'phone'>,
): string | null {
  const override = lead.carType && phoneOverrides[lead.carType];
  if (override) return phoneView(override)?.text ?? null;
  const place = placeOfLead(lead, locations);
  const yard = groupYards(locations).find(({ departments }) =>
    departments.some(({ id }) => id === place?.id),
  );
  return ((place && phoneOf(place)) ?? (yard && yardPhone(yard)))?.text ?? phone;
}
