import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allBodies, bodyBySlug, bodyLabel, bodyPlural, bodySlug } from './body-label.ts';
import { makeModel } from './make-model.ts';
import {
  CONDITION_PATHS,
  defaultSearchPath,
  nearestSearchPath,
  type SearchScope,
  searchPath,
} from './search-path.ts';

const known = [
  { make: 'Mercedes-Benz', models: ['GLE 450', 'C-Class'] },
  { make: 'Ford', models: ['Ranger'] },
  { make: 'Caravan', models: ['One'] },
  { make: 'Used Cars', models: ['Two'] },
];
const body = fc.constantFrom(...allBodies()).map((name): SearchScope => ({ kind: 'body', body: name }));
const condition = fc
  .constantFrom(...CONDITION_PATHS)
  .map((path): SearchScope => ({ kind: 'condition', carTypes: [...path.carTypes] }));
const make = fc.constantFrom(...known).map((entry): SearchScope => ({ kind: 'make', make: entry.make }));
const model = fc
  .constantFrom(...known.flatMap((entry) => entry.models.map((name) => [entry.make, name] as const)))
  .map(([name, model]): SearchScope => ({ kind: 'model', make: name, model }));

describe('search paths', () => {
  it.each([
    [['new'], '/search/new-cars/'],
    [['demo'], '/search/demo-cars/'],
    [['used'], '/search/used-cars/'],
    [['demo', 'new'], '/search/new-and-demo-cars/'],
    [['new', 'used', 'demo'], '/search/new-used-and-demo-cars/'],
    [['used', 'demo'], '/search/new-used-and-demo-cars/'],
    [[], '/search/new-used-and-demo-cars/'],
  ] as const)('the search for the car types %j is at %s', (carTypes, path) => {
    expect(searchPath('search', { kind: 'condition', carTypes: [...carTypes] })).toBe(path);
  });

  it('contain the slugs of makes, models and bodies', () => {
    expect(searchPath('search', { kind: 'make', make: 'Mercedes-Benz' })).toBe('/search/mercedes-benz/');
    expect(nearestSearchPath('search', { make: 'Mercedes-Benz', model: 'GLE 450' })).toBe(
      '/search/mercedes-benz/gle-450/',
    );
    expect(searchPath('used-car', { kind: 'body', body: 'cabChassis' })).toBe('/used-car/cab-chassis/');
    expect(defaultSearchPath('used-car')).toBe('/used-car/new-used-and-demo-cars/');
  });

  it('have the suffix -make for a make with the name of a condition or body', () => {
    expect(searchPath('search', { kind: 'make', make: 'Caravan' })).toBe('/search/caravan-make/');
    expect(searchPath('search', { kind: 'make', make: 'Used Cars' })).toBe('/search/used-cars-make/');
    expect(searchPath('search', { kind: 'make', make: 'Used' })).toBe('/search/used-make/');
  });

  it('are different for different searches', () => {
    const scope = fc.oneof(body, condition, make, model);
    fc.assert(
      fc.property(fc.constantFrom('search', 'used-car'), scope, scope, (base, one, other) => {
        const path = searchPath(base, one);
        expect(path).toMatch(/^\/(search|used-car)(\/[a-z0-9-]+){1,2}\/$/);
        expect(path === searchPath(base, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});

describe('bodies', () => {
  it('have labels for shoppers', () => {
    expect(['suv', 'cabChassis', 'peopleMover', '4x4'].map((name) => bodyLabel(name as 'suv'))).toEqual([
      'SUV',
      'Cab chassis',
      'People mover',
      '4x4',
    ]);
    expect([bodyPlural('suv'), bodyPlural('hatch'), bodyPlural('bus'), bodyPlural('cabChassis')]).toEqual([
      'SUVs',
      'Hatches',
      'Buses',
      'Cab chassis',
    ]);
  });

  it('have unique slugs that lead back to them', () => {
    expect(new Set(allBodies().map(bodySlug)).size).toBe(allBodies().length);
    for (const name of allBodies()) expect(bodyBySlug(bodySlug(name))).toBe(name);
    expect(bodyBySlug('toaster')).toBeNull();
  });
});

it('makeModel joins make and model with a space: "Toyota HiLux"', () => {
  expect(makeModel({ make: 'Toyota', model: 'HiLux' })).toBe('Toyota HiLux');
});
