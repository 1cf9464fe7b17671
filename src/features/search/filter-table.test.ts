import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { fullCar, makeCar } from '../../../tests/support/vehicles.ts';
import { buildCollection } from '../../search/collection/build-collection.ts';
import { CAR_COLLECTION, CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import { fieldValue } from '../../search/documents/field-value.ts';
import { createEngine } from '../../search/engine/create-engine.ts';
import { filterBy } from '../../search/filter-by.ts';
import { parseQuery } from '../../search/url-state/parse-query.ts';
import { buildInventory } from '../../site/inventory.ts';
import { FILTER_NAMES, FILTERS, isFacet } from '../../stock/search-filters.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const full = fullCar();
const emptyCar = makeCar({
  stocknum: '2',
  make: 'Kia',
  model: 'Carnival',
  badge: null,
  car_type: 'demo',
  item_type: 'truck',
  year: 2019,
  price: null,
  km: null,
  simple_fuel: null,
  simple_body: null,
  simple_transmission: null,
  drive: null,
  colour: null,
  seats: null,
  doors: null,
  dealership_name: null,
  dealership_slug: 'south-yard',
  city: null,
  state: null,
});
const inventory = buildInventory(
  makeTenant({ config: { search: { filters: FILTER_NAMES }, pricing: { subscriptions: true } } }),
  [full, emptyCar],
  NOW,
);
const page = pageAt(inventory, '/search/new-used-and-demo-cars/', 'search');
const engine = createEngine(buildCollection(CAR_SCHEMA, inventory.documents));

function found(query: string): string[] {
  const { refinements, ranges } = parseQuery(query).state;
  const answer = engine.search({
    collection: CAR_COLLECTION,
    q: '*',
    filter_by: filterBy([
      ...Object.entries(refinements).map(([field, values]) => ({
        field,
        in: values.map((value) => fieldValue(field, value) ?? ''),
      })),
      ...Object.entries(ranges).map(([field, range]) => ({ field, ...range })),
    ]),
  });
  if (answer.kind === 'problem') throw new Error(answer.error);
  return Array.from(answer.docs, (doc) => inventory.documents[doc]?.id ?? '');
}

it('DAT-15 every filter in FILTERS can be configured, and the live search gets its field and label', () => {
  expect(page.live.filters.map(({ attribute, label }) => [attribute, label])).toEqual(
    Object.values(FILTERS).map(({ field, label }) => [field, label]),
  );
});

describe.each(FILTER_NAMES.filter((name) => isFacet(name) && name !== 'model'))('the filter %s', (name) => {
  const { field, label } = FILTERS[name];
  const view = page.facets.find(({ attribute }) => attribute === field);

  it('lists a value that only one of the two vehicles has, and a URL with this value finds one vehicle', () => {
    expect(view?.label).toBe(label);
    const value = view?.values.find(({ count }) => count === 1)?.value ?? '';
    expect(value).not.toBe('');
    expect(found(`refinementList[${field}][0]=${encodeURIComponent(value)}`)).toHaveLength(1);
    expect(found('')).toHaveLength(2);
  });
});

it('a range filter narrows the search to the bounds in the URL', () => {
  for (const { kind, field } of Object.values(FILTERS)) {
    if (kind !== 'range') continue;
    const value = inventory.documents.find(({ id }) => id === full.id)?.[field] ?? 0;
    expect([field, found(`range[${field}]=${value}:${value}`)]).toEqual([field, [full.id]]);
  }
});
