import type { Lead } from '../database/schema.ts';
import { textOf } from '../text-of.ts';
import type { Dealer, Receivers } from './read-dealer.ts';

/** Id of the dealership that a lead is sent to: the one that the shopper chose, or else that of the vehicle. */
export const recipientOf = ({ facts }: Pick<Lead, 'facts'>): string | null =>
  textOf(facts.chosen_dealership_id) ?? textOf(facts.car_dealership_id);

/** Receivers of a lead, by the dealership and the location that it was stored with. */
export const receiversOf = (dealer: Dealer, lead: Pick<Lead, 'facts'>): Receivers =>
  dealer.receivers(recipientOf(lead), textOf(lead.facts.location_id));
