import { phoneView } from '../../../src/lib/phone.ts';
import { slugify } from '../../../src/lib/slug.ts';
import type { Address, OpeningHour } from '../../../src/tenant/schema/location.ts';
import { email, postcode, state } from '../../../src/tenant/schema/primitives.ts';
import { CommandError } from '../command-error.ts';
import { HOURS_RULE, parseHours } from './parse-hours.ts';

/** A place with vehicles, as the person who makes the tenant names it. */
export interface NewYard {
  name: string;
  slug: string;
  address: Address;
  phone: string;
  email: string | null;
  hours: OpeningHour[];
}

export const ADDRESS_RULE = 'Write an address such as "12 Station Street, Chermside QLD 4032".';
export const YARD_RULE = `A yard is "name | address | phone | mail | hours | latitude, longitude"; the last one may be left out, and mail may be empty. ${ADDRESS_RULE} ${HOURS_RULE}`;

/** "12 Station Street, Chermside QLD 4032" */
export function parseAddress(text: string): Address {
  const [, street = '', city = '', region = '', code = ''] =
    /^(.+),\s*(.+?),?\s+([A-Za-z]{2,3})\s+(\d{4})$/.exec(text.trim()) ?? [];
  const knownState = state.safeParse(region.toUpperCase());
  const knownCode = postcode.safeParse(code);
  if (street === '' || !knownState.success || !knownCode.success)
    throw new CommandError(`"${text.trim()}" is not an Australian address. ${ADDRESS_RULE}`);
  return { street: street.trim(), city: city.trim(), state: knownState.data, postcode: knownCode.data };
}

export function parsePhone(text: string): string {
  if (phoneView(text) === null) throw new CommandError(`"${text}" is not a phone number.`);
  return text.trim();
}

export function parseMail(text: string): string | null {
  if (text.trim() === '') return null;
  const found = email.safeParse(text.trim());
  if (!found.success) throw new CommandError(`"${text}" is not a mail address.`);
  return found.data;
}

function parsePlace(text: string): Pick<Address, 'lat' | 'long'> {
  const [lat = Number.NaN, long = Number.NaN] = text.split(',').map(Number);
  if (!(Math.abs(lat) <= 90 && Math.abs(long) <= 180))
    throw new CommandError(
      `"${text}" is not a place. Write latitude and longitude, such as "-27.386, 153.035".`,
    );
  return { lat, long };
}

/** A yard's name as the end of its address: "chermside". */
export function yardSlug(name: string): string {
  const slug = slugify(name);
  if (slug === '') throw new CommandError(`The name "${name}" has no letter that an address can have.`);
  return slug;
}

/**
 * A yard in one line: "Chermside | 12 Station Street, Chermside QLD 4032 | 07 3555 0100 | sales@example.com | Mon-Fri
 * 8:30-17:30".
 *
 * @throws `CommandError` that names the wrong part
 */
export function parseYard(text: string): NewYard {
  const [name = '', address, phone, mail = '', hours, place] = text.split('|').map((part) => part.trim());
  if (name === '' || !address || !phone || !hours)
    throw new CommandError(`"${text}" lacks a part. ${YARD_RULE}`);
  return {
    name,
    slug: yardSlug(name),
    address: { ...parseAddress(address), ...(place ? parsePlace(place) : {}) },
    phone: parsePhone(phone),
    email: parseMail(mail),
    hours: parseHours(hours),
  };
}
