import type { Chrome, LocationLine } from '../frame/page.ts';
import type { Phone } from '../lib/phone.ts';

export interface YardPhone {
  name: string;
  phone: Phone;
}

/** A header has no room for more. */
const SHOWN = 3;

const withPhone = ({ name, phone }: LocationLine): YardPhone[] => (phone ? [{ name, phone }] : []);

/**
 * The phone numbers that stand in a header, that of the page first: a dealership may have a number that is none of the
 * yards', which is then called "Call us".
 *
 * @param shown number of phones; by default all that a header has room for
 */
export function yardPhones(
  { locations, phone }: Pick<Chrome['header'], 'locations' | 'phone'>,
  shown = SHOWN,
): YardPhone[] {
  const yards = locations.flatMap(withPhone);
  if (!phone) return yards.slice(0, shown);
  const own = yards.find((yard) => yard.phone.href === phone.href) ?? { name: 'Call us', phone };
  return [own, ...yards.filter((yard) => yard !== own)].slice(0, shown);
}
