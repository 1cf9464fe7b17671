import { describe, expect, it } from 'vitest';
import type { LocationLine } from '../frame/page.ts';
import { yardPhones } from './yard-phones.ts';

const phone = (text: string) => ({ text, href: `tel:${text}` });
const yard = (name: string, number: string | null): LocationLine => ({
  name,
  href: `/locations/${name}`,
  phone: number === null ? null : phone(number),
});
const LOCATIONS = [
  yard('North', '1'),
  yard('Silent', null),
  yard('South', '2'),
  yard('West', '3'),
  yard('East', '4'),
];
const shown = (number: string | null, locations = LOCATIONS, count?: number) =>
  yardPhones({ locations, phone: number === null ? null : phone(number) }, count).map(
    (one) => `${one.name} ${one.phone.text}`,
  );

describe('yardPhones', () => {
  it('lists three yards with a phone, in their order', () => {
    expect(shown(null)).toEqual(['North 1', 'South 2', 'West 3']);
    expect(shown('1')).toEqual(['North 1', 'South 2', 'West 3']);
  });
  it('puts the page’s number first, under its yard’s name or as "Call us" if it is no yard’s', () => {
    expect(shown('4')).toEqual(['East 4', 'North 1', 'South 2']);
    expect(shown('9')).toEqual(['Call us 9', 'North 1', 'South 2']);
  });
  it('lists as many as asked for, and none for a dealer without phones', () => {
    expect(shown('9', LOCATIONS, 6)).toEqual(['Call us 9', 'North 1', 'South 2', 'West 3', 'East 4']);
    expect(shown(null, [yard('Silent', null)])).toEqual([]);
  });
});
