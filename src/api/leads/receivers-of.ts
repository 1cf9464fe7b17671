import { stringOrNull } from '../../lib/string-or-null.ts';
import type { Dealer, Receivers } from '../tenants/dealer.ts';
import type { Lead } from './schema.ts';

/** Id of the dealership that a lead is sent to: the one that the shopper chose, or else the vehicle's. */
export const recipientOf = ({ facts }: Pick<Lead, 'facts'>): string | null =>
  stringOrNull(facts.chosen_dealership_id) ?? stringOrNull(facts.car_dealership_id);

/** Receivers of a lead, by the dealership and the location that it was stored with. */
export const receiversOf = (dealer: Dealer, lead: Pick<Lead, 'facts'>): Receivers =>
  dealer.receivers(recipientOf(lead), stringOrNull(lead.facts.location_id));
