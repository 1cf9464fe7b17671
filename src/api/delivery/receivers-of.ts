import type { Lead } from '../database/schema.ts';
import type { Dealer, Receivers } from './read-dealer.ts';

const textOrNull = (value: string | boolean | null | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** Receivers of a lead, by the dealership and the location that it was stored with. */
export const receiversOf = (dealer: Dealer, { facts }: Pick<Lead, 'facts'>): Receivers =>
  dealer.receivers(textOrNull(facts.car_dealership_id), textOrNull(facts.location_id));
