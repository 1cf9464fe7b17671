import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { aDocument } from '../../../../tests/support/a-document.ts';
import { engineTransport } from '../../../search/client/testing/engine-transport.ts';
import { CAR_SCHEMA } from '../../../search/documents/car-schema.ts';
import type { SearchDocument } from '../../../search/documents/document.ts';
import { parseQuery } from '../../../search/url-state/parse-query.ts';
import type { Range } from '../../../search/url-state/search-state.ts';
import { createSearchClient } from './search-client.ts';

/**
 * A vehicle that differs from the other one in every field. Its values are names and characters that are easy to
 * mishandle.
 */
const wantedCar: Partial<SearchDocument> = {
  badge: 'GX',
  status: 'coming_soon',
  car_type: 'demo',
  categories: ['demo', '4x4'],
  city: 'Alder Bay',
  colour: '__proto__',
  dealership_name: 'Alder Motors (North)',
  filtered_features: ['Tow bar', 'ABS'],
  item_type: 'caravan',
  km: 0,
  location_name: 'Alder, North',
  make: 'constructor',
  make_model: 'constructor -4WD',
  model: '-4WD',
  price: 20_000,
  subscription_price: 199,
  price_range: '20000 to 30000',
  seats: 7,
  body: 'toString',
  drive: '4WD',
  fuel: 'Petrol: unleaded',
  transmission: '6 sp `auto`',
  state: 'QLD',
  tag: 'Runout && Sale',
  weekly_price_range: '150 to 200',
  year: 2019,
  certified: true,
};
const documents = [aDocument('other', { badge: 'ZX', seats: 5, km: 9 }), aDocument('wanted', wantedCar)];
const client = createSearchClient(engineTransport({ schema: CAR_SCHEMA, documents }));

const numericFilters = (ranges: Record<string, Range>): string[] =>
  Object.entries(ranges).flatMap(([attribute, { min, max }]) => [
    ...(min === null ? [] : [`${attribute}>=${min}`]),
    ...(max === null ? [] : [`${attribute}<=${max}`]),
  ]);

/** Ids of the vehicles that an address finds, searched with the parameters that InstantSearch would send. */
async function idsAt(address: string): Promise<string[]> {
  const { query, page, sortBy, refinements, ranges } = parseQuery(address).state;
  const facetFilters = Object.entries(refinements).map(([attribute, values]) =>
    values.map((value) => `${attribute}:${value.replace(/^-/, '\\-')}`),
  );
  const params = { query, page: page - 1, facetFilters, numericFilters: numericFilters(ranges) };
  const indexName = sortBy?.replace(':', '/sort/') ?? 'Car_production';
  const { results } = await client.search([{ indexName, params }] as never);
  return (results as { hits: { objectID: string }[] }[]).flatMap(({ hits }) =>
    hits.map(({ objectID }) => objectID),
  );
}

test.each(Object.entries(wantedCar))(
  'DAT-15 a URL with a value of the field %s finds only the vehicle that has this value',
  async (attribute, value) => {
    for (const single of [value].flat()) {
      const address = `refinementList[${attribute}][0]=${encodeURIComponent(String(single))}`;
      expect(await idsAt(address)).toEqual(['wanted']);
    }
  },
);

it('the search in any URL, even a malformed one, is answered without an error', async () => {
  const names = CAR_SCHEMA.fields.map(({ name }) => name);
  const attribute = fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'constructor', 'vin'));
  const troublesome = fc.constantFrom(
    '__proto__',
    'toString',
    'NaN',
    '1e400',
    '-',
    '*',
    '[',
    '](',
    '&&',
    '`',
    '..',
    ':=',
  );
  const number = fc.oneof(fc.double().map(String), fc.bigInt().map(String), fc.integer().map(String));
  const value = fc
    .oneof(troublesome, number, fc.string({ unit: 'binary', maxLength: 30 }))
    .map((text) => encodeURIComponent(text.toWellFormed()));
  const parameter = fc.oneof(
    fc.tuple(attribute, value).map(([name, text]) => `refinementList[${name}][0]=${text}`),
    fc.tuple(attribute, number, number).map(([name, a, b]) => `range[${name}]=${a}:${b}`),
    fc.tuple(attribute, value).map(([name, text]) => `sortBy=Car_production:${name}:${text}`),
    fc.tuple(attribute).map(([name]) => `sortBy=Car_production:${name}:asc`),
    value.map((text) => `query=${text}`),
    value.map((text) => `page=${text}`),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), async (parameters) => {
      expect(await idsAt(parameters.join('&'))).toBeInstanceOf(Array);
    }),
    { numRuns: 500 },
  );
});
