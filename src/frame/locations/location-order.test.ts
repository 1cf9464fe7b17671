import { describe, expect, it } from 'vitest';
import { slugify } from '../../lib/slug.ts';
import { yardName } from '../../tenant/yard-name.ts';
import { byDepartment, departmentOf, orderLocations } from './location-order.ts';

const yards = ['Maitland', 'cardiff', 'Broadmeadow'].map((name) => ({ name, slug: name.toLowerCase() }));
const names = (list: { name: string }[]): string[] => list.map(({ name }) => name);

describe('locations', () => {
  it('LOC-07 locations are sorted by name', () => {
    expect(names(orderLocations(yards, []))).toEqual(['Broadmeadow', 'cardiff', 'Maitland']);
  });

  it('LOC-07 locations in the configured order come first, the others follow by name', () => {
    expect(names(orderLocations(yards, ['maitland', 'nowhere']))).toEqual([
      'Maitland',
      'Broadmeadow',
      'cardiff',
    ]);
    expect(names(orderLocations(yards, ['cardiff', 'maitland', 'broadmeadow']))).toEqual([
      'cardiff',
      'Maitland',
      'Broadmeadow',
    ]);
  });

  it('LOC-13 departments are in the order sales, service, parts', () => {
    const types = (['parts', '', 'service', 'sales'] as const).map((location_type) => ({ location_type }));
    expect(byDepartment(types).map(departmentOf)).toEqual(['sales', 'sales', 'service', 'parts']);
  });

  it('LOC-14 an empty location type means sales', () => {
    expect(departmentOf({ location_type: '' })).toBe('sales');
    expect(departmentOf({ location_type: 'parts' })).toBe('parts');
  });

  it.each([
    ['Capalaba Sales', 'capalaba'],
    ['Capalaba Service', 'capalaba'],
    ['North Lakes Parts', 'north-lakes'],
    ['Capalaba Parts & Service', 'capalaba'],
    ['Capalaba - Service', 'capalaba'],
    ['Capalaba (Parts)', 'capalaba'],
    ['Capalaba', 'capalaba'],
    ['Service Road', 'service-road'],
    ['Wholesales', 'wholesales'],
    ['Parts', 'parts'],
  ])('without a department suffix, the name %s has the slug %s', (name, slug) => {
    expect(slugify(yardName(name))).toBe(slug);
  });

  it('keeps upper and lower case of a name when it removes the department', () => {
    expect(yardName(' North Lakes Service ')).toBe('North Lakes');
  });
});
