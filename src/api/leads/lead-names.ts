import type { Lead } from './schema.ts';

/** "2023 Mazda CX-5"; empty if the lead is not about a vehicle. */
export const vehicleName = ({ facts }: Pick<Lead, 'facts'>): string =>
  typeof facts.vehicle_title === 'string'
    ? facts.vehicle_title
    : [facts.vehicle_make, facts.vehicle_model].filter((part) => typeof part === 'string').join(' ');

/** "Ana Bell"; "Website visitor" if the form asks for no name. */
export function shopperName({ values: { name, last_name } }: Pick<Lead, 'values'>): string {
  const full = [name, last_name].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return full || 'Website visitor';
}
