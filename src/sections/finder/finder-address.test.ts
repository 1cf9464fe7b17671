import { describe, expect, it } from 'vitest';
import { type Choice, finderAddress } from './finder-address.ts';
import { countAtBuild } from './finder-choices.ts';

const make = (value: string): Choice => ({
  name: 'refinementList[make][0]',
  value,
  href: value && `/search/${value.toLowerCase()}`,
  count: 12,
});
const condition = (value: string): Choice => ({
  name: 'refinementList[car_type][0]',
  value,
  href: value && `/search/${value}-cars`,
  count: 30,
});
const price = (value: string): Choice => ({
  name: 'range[price]',
  value,
  href: null,
  count: null,
});
const all = '/search/new-used-and-demo-cars/';

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://a.example').searchParams);

describe('finderAddress', () => {
  it('opens the search of all stock if nothing is selected', () => {
    expect(finderAddress(all, [make(''), condition(''), price('')])).toBe(all);
  });

  it('opens the search page of the only choice', () => {
    expect(finderAddress(all, [make(''), condition('used'), price('')])).toBe('/search/used-cars');
  });

  it('SRC-08 SRC-09 opens the make’s page and puts the other choices in the query', () => {
    const address = finderAddress(all, [make('Toyota'), condition('used'), price(':40000')]);
    expect(address.split('?')[0]).toBe('/search/toyota');
    expect(queryOf(address)).toEqual({ 'refinementList[car_type][0]': 'used', 'range[price]': ':40000' });
  });

  it('opens the make’s page wherever the make stands, and writes the query in the form that the search page uses', () => {
    const words = { name: 'query', value: 'tow bar', href: null, count: null };
    expect(finderAddress(all, [condition('used'), words, make('Toyota'), price(':40000')])).toBe(
      '/search/toyota?query=tow%20bar&refinementList[car_type][0]=used&range[price]=:40000',
    );
  });

  it('opens the search of all stock with a price limit if only a price is selected', () => {
    expect(queryOf(finderAddress(all, [make(''), price(':20000')]))).toEqual({ 'range[price]': ':20000' });
  });
});

describe('countAtBuild', () => {
  it('is the count of all stock, or of the only choice', () => {
    expect(countAtBuild([make(''), price('')], 1284)).toBe(1284);
    expect(countAtBuild([make('Kia'), price('')], 1284)).toBe(12);
  });

  it('is null for several choices and for a price, because the page has no counts for them', () => {
    expect(countAtBuild([make('Kia'), condition('used')], 1284)).toBeNull();
    expect(countAtBuild([make(''), price(':20000')], 1284)).toBeNull();
  });
});
