import { expect, it, vi } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import { cardNamed, cardSource } from '../../../tests/support/search/card-source.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { withCards } from '../../search/client/with-cards.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import { fetchVehicleDetails } from './fetch-vehicle-details.ts';

const engine = engineTransport({
  schema: CAR_SCHEMA,
  documents: [
    aDocument('a', { body: 'Dual Cab Utility', colour: 'White', seats: 5 }),
    aDocument('b', { year: 2019, drive: 'AWD', sold: true }),
    aDocument('c', { colour: 'Red' }),
  ],
});

const transport = withCards(engine, cardSource());

it('the details have the known facts of each vehicle, even if sold, and leave out vehicles that are not in the index', async () => {
  const search = vi.spyOn(engine, 'multiSearch');
  const { price, reserved } = aDocument('a');
  const state = { price, reserved };
  const details = await fetchVehicleDetails(transport, ['b', 'gone', 'a']);
  expect(Object.fromEntries([...details].map(([id, { facts }]) => [id, facts]))).toEqual({
    a: { Year: '2023', Body: 'Dual Cab Utility', Colour: 'White', Seats: '5' },
    b: { Year: '2019', Drive: 'AWD' },
  });
  expect(details.get('a')?.vehicle).toEqual({ ...state, id: 'a', sold: false, card: cardNamed('a') });
  expect(details.get('b')?.vehicle).toEqual({ ...state, id: 'b', sold: true, card: cardNamed('b') });
  expect(search).toHaveBeenCalledOnce();
});

it('fetching the details rejects if the search fails', async () => {
  const failing = withCards(engineTransport(), cardSource());
  await expect(fetchVehicleDetails(failing, ['a'])).rejects.toThrow('404');
});
