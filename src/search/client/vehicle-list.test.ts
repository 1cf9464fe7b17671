import { expect, it } from 'vitest';
import { foundVehicle } from '../../../tests/support/search/card-source.ts';
import { failingTransport, recordingTransport } from '../../../tests/support/search/recording-transport.ts';
import { vehicleList } from './vehicle-list.ts';

it('API-10 sends filter and limit, returns the vehicles found, and rejects when the search fails', async () => {
  const { transport, searches } = recordingTransport(['a', 'b']);
  const filters = [{ field: 'id', in: ['a', 'b'] }];
  expect(await vehicleList(transport, filters, 40)).toEqual(['a', 'b'].map((id) => foundVehicle(id)));
  expect(searches()).toMatchObject([{ filter_by: 'id:=[`a`,`b`]', limit: 40 }]);
  await expect(vehicleList(failingTransport, filters, 40)).rejects.toThrow('404: Not found.');
});
