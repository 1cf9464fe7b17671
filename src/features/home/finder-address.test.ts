import { describe, expect, it } from 'vitest';
import { type Choice, finderAddress } from './finder-address.ts';

const make = (value: string): Choice => ({
  name: 'refinementList[make][0]',
  value,
  href: value && `/search/${value.toLowerCase()}`,
});
const condition = (value: string): Choice => ({
  name: 'refinementList[car_type][0]',
  value,
  href: value && `/search/${value}-cars`,
});
const price = (value: string): Choice => ({ name: 'range[price]', value, href: null });
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

  it('filters all stock by price alone', () => {
    expect(queryOf(finderAddress(all, [make(''), price(':20000')]))).toEqual({ 'range[price]': ':20000' });
  });
});
