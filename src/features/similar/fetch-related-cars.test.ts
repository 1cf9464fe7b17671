import { afterEach, expect, it, vi } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import { cardSource } from '../../../tests/support/search/card-source.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { withCards } from '../../search/client/with-cards.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import { fetchRelatedCars } from './fetch-related-cars.ts';

const ranger = { id: 'own', slug: 'ford-ranger', make: 'Ford', model: 'Ranger', body: 'ute', price: 40_000 };
const engine = engineTransport({
  schema: CAR_SCHEMA,
  documents: [
    aDocument('own', { price: 40_000 }),
    aDocument('first', { price: 49_000 }),
    aDocument('second', { price: 31_000 }),
    aDocument('sold', { price: 40_000, sold: true }),
    aDocument('soon', { price: 40_000, status: 'coming_soon' }),
    aDocument('dear', { price: 50_001 }),
    aDocument('other', { price: 40_000 }),
  ],
});
const transport = withCards(engine, cardSource());
const answering = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('API-39 VDP-15 VDP-16 VDP-17 related vehicles are in the service’s order, in stock, at a similar price, and without the vehicle itself', async () => {
  answering({ ids: ['dear', 'second', 'sold', 'own', 'soon', 'gone', 'first'] });
  const cars = await fetchRelatedCars(transport, ranger);
  expect(cars.map(({ id }) => id)).toEqual(['second', 'first']);
});

it('the search is not asked if the service returns no related vehicles', async () => {
  answering({ ids: [] });
  const search = vi.spyOn(transport, 'multiSearch');
  expect(await fetchRelatedCars(transport, ranger)).toEqual([]);
  expect(search).not.toHaveBeenCalled();
});

it.each([
  ['the service', 500, transport],
  ['the search', 200, withCards(engineTransport(), cardSource())],
])('ERR-15 a failure of %s is logged, and there are no related vehicles', async (_, status, search) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering({ ids: ['first'] }, status);
  expect(await fetchRelatedCars(search, ranger)).toEqual([]);
  expect(log).toHaveBeenCalledWith('Related vehicles could not be loaded.', expect.any(Error));
});
