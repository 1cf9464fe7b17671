import { describe, expect, it } from 'vitest';
import { finderAction } from './finder-action.ts';
import { type Choice, finderAddress } from './finder-address.ts';

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
  it('leads to all stock when nothing is chosen', () => {
    expect(finderAddress(all, [make(''), condition(''), price('')])).toBe(all);
  });

  it('leads to the page of the one choice that has one', () => {
    expect(finderAddress(all, [make(''), condition('used'), price('')])).toBe('/search/used-cars');
  });

  it('SRC-08 SRC-09 asks for the rest in the query', () => {
    const address = finderAddress(all, [make('Toyota'), condition('used'), price(':40000')]);
    expect(address.split('?')[0]).toBe('/search/toyota');
    expect(queryOf(address)).toEqual({ 'refinementList[car_type][0]': 'used', 'range[price]': ':40000' });
  });

  it('prefers the make’s page, and writes the rest as the search page does', () => {
    const words = { name: 'query', value: 'tow bar', href: null, count: null };
    expect(finderAddress(all, [condition('used'), words, make('Toyota'), price(':40000')])).toBe(
      '/search/toyota?query=tow%20bar&refinementList[car_type][0]=used&range[price]=:40000',
    );
  });

  it('filters all stock by price alone', () => {
    expect(queryOf(finderAddress(all, [make(''), price(':20000')]))).toEqual({ 'range[price]': ':20000' });
  });
});

describe('finderAction', () => {
  it('counts all stock, or what the only choice finds', () => {
    expect(finderAction([make(''), price('')], 1284, 'cars')).toBe('Show Me 1,284 cars');
    expect(finderAction([make('Kia'), price('')], 1284, 'cars')).toBe('Show Me 12 cars');
  });

  it('gives no count where it is not known', () => {
    expect(finderAction([make('Kia'), condition('used')], 1284, 'cars')).toBe('Show Me cars');
    expect(finderAction([make(''), price(':20000')], 1284, 'cars')).toBe('Show Me cars');
  });
});
