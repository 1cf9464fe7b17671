import { afterEach, expect, it, vi } from 'vitest';
import { foundVehicle } from '../../../tests/support/search/card-source.ts';
import { failingTransport, recordingTransport } from '../../../tests/support/search/recording-transport.ts';
import { fetchSimilarCars } from './fetch-similar-cars.ts';

afterEach(() => vi.restoreAllMocks());

it('API-09 the results of all queries are joined in their order without duplicates and without the vehicle itself', async () => {
  const { transport } = recordingTransport(['a', 'self', 'b'], ['b', 'c', 'd']);
  const wanted = { id: 'self', filters: [[], []], max: 3 };
  expect(await fetchSimilarCars(transport, wanted)).toEqual(['a', 'b', 'c'].map((id) => foundVehicle(id)));
});

it.each([
  ['answers with an error', failingTransport],
  ['rejects', { multiSearch: () => Promise.reject(new Error('The server is down.')) }],
])('ERR-15 a warning is logged and the result is null if the search %s', async (_, transport) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await fetchSimilarCars(transport, { id: 'a', filters: [[]], max: 3 })).toBeNull();
  expect(log).toHaveBeenCalledWith('Similar vehicles could not be searched.', expect.any(Error));
});
