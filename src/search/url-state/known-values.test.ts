import { expect, it } from 'vitest';
import { withKnownValues } from './known-values.ts';
import { EMPTY_SEARCH } from './search-state.ts';

const valuesOf = (attribute: string) => (attribute === 'make' ? ['Mazda', 'LDV', 'MG', 'mg'] : []);
const search = (...make: string[]) => ({ ...EMPTY_SEARCH, refinements: { make } });

it('SRC-08 changes the case of a value to that of the vehicles, and removes duplicates that result', () => {
  expect(withKnownValues(search('mazda', 'ldv', 'MAZDA'), valuesOf)).toEqual(search('Mazda', 'LDV'));
});

it('SRC-08 does not change values that a vehicle has in this spelling, or that no vehicle has', () => {
  for (const same of [search('mg'), search('MG', 'Mazda'), search('Wombat', '__proto__')])
    expect(withKnownValues(same, valuesOf)).toBe(same);
  const other = { ...EMPTY_SEARCH, refinements: { colour: ['red'] } };
  expect(withKnownValues(other, valuesOf)).toBe(other);
});
