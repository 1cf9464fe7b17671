import type { Lead } from '../database/schema.ts';
import { textOf } from '../text-of.ts';
import type { Dealer, Receivers } from './read-dealer.ts';

/** Receivers of a lead, by the dealership and the location that it was stored with. */
export const receiversOf = (dealer: Dealer, { facts }: Pick<Lead, 'facts'>): Receivers =>
  dealer.receivers(textOf(facts.car_dealership_id), textOf(facts.location_id));
