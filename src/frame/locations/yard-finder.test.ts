import { describe, expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { blankAddress } from '../../stock/car-defaults.ts';
import { siteYards, yardFinder } from './yards.ts';

const { site } = makeTenant();
const [north] = site.locations;
if (north === undefined) throw new Error('The test needs a site with a yard.');
const NORTH = { ...north, id: 'n-1', slug: 'north', name: 'Northgate Sales', dealership_slug: 'group' };
const SOUTH = { ...NORTH, id: 's-1', slug: 'south', name: 'Southside Sales', primary: false };

const inYard = (name: string, more: Partial<Car> = {}): Car =>
  makeCar({
    dealership_slug: 'group',
    location: {
      id: 'code-of-the-feed',
      name,
      slug: name.toLowerCase(),
      phone: null,
      address: blankAddress(),
      distribution_locations: [],
    },
    ...more,
  });

const found = (car: Car, locations = [NORTH, SOUTH]): string | undefined =>
  yardFinder(siteYards({ ...site, locations }))(car)?.slug;

describe('the yard of a vehicle', () => {
  it('is the one that the feed names by code, slug or name', () => {
    const { location } = inYard('Elsewhere');
    if (location === null) throw new Error('The vehicle has a yard.');
    expect(found(inYard('', { location: { ...location, id: 's-1' } }))).toBe('south');
    expect(found(inYard('', { location: { ...location, slug: 'south' } }))).toBe('south');
    for (const name of ['Southside', 'southside sales', 'SOUTHSIDE'])
      expect(found(inYard(name)), name).toBe('south');
  });

  it('is not known if the feed names one that the site does not have', () => {
    expect(found(inYard('Elsewhere'))).toBeUndefined();
  });

  it('is the only one of the dealership, whatever the feed calls it', () => {
    expect(found(inYard('Elsewhere'), [NORTH])).toBe('north');
    const other = { ...SOUTH, dealership_slug: 'another' };
    expect(found(inYard('Elsewhere'), [NORTH, other])).toBe('north');
  });

  it('is the main one of the dealership if the feed names only the dealership, or nothing', () => {
    expect(found(inYard('Group Motors', { dealership_name: 'Group Motors' }))).toBe('north');
    expect(found(inYard('', { location: null }))).toBe('north');
  });

  it('is not guessed if two dealerships have a yard of that name and the vehicle belongs to neither', () => {
    const twin = { ...SOUTH, id: 't-1', slug: 'twin', dealership_slug: 'another' };
    expect(found(inYard('Southside', { dealership_slug: 'another' }), [NORTH, SOUTH, twin])).toBe('twin');
    expect(found(inYard('Southside', { dealership_slug: null }), [NORTH, SOUTH, twin])).toBeUndefined();
  });
});
