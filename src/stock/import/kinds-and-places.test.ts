import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';
import type { Car } from '../car.ts';

describe('states', () => {
  it.each<[Record<string, string>, string | null, string?]>([
    [{ state: 'WA', country: 'US' }, null, 'is a state of US, not of Australia'],
    [{ state: 'WA', country: 'United States' }, null, 'is a state of United States, not of Australia'],
    [{ state: 'NT', country: 'Canada' }, null, 'is a state of Canada, not of Australia'],
    [{ state: 'WA', postcode: '98101' }, null, 'stands before the postcode 98101, which is not Australian'],
    [
      { state: 'WA', postcode: '98101-1234' },
      null,
      'stands before the postcode 98101-1234, which is not Australian',
    ],
    [
      { address: '1 Pike Street, Seattle, WA 98101-1234' },
      null,
      'stands before the postcode 98101-1234, which is not Australian',
    ],
    [{ address: '1 Pike Street, Seattle, WA 98101, USA' }, null, 'is a state of USA, not of Australia'],
    [{ address: '1 Hay Street, Perth, WA 6000, Australia' }, 'WA'],
    [{ state: 'WA', country: 'AU' }, 'WA'],
    [{ state: 'WA', country: 'australia', postcode: '6000' }, 'WA'],
    [{ state: 'Western Australia' }, 'WA'],
    [{ state: 'WA' }, 'WA'],
  ])('of %j is %s', async (fields, state, reason) => {
    const { cars, report } = await importText(australianCsv([fields]));
    expect(cars.map((car) => car.state)).toEqual([state]);
    expect(report.notes.map((note) => [note.field, note.reason])).toEqual(
      reason === undefined ? [] : [['state', reason]],
    );
    expect(report.unmatched_words).toEqual({});
  });
});

describe('doors and seats', () => {
  it.each<[Record<string, string>, Partial<Car>, string[]]>([
    [{ doors: '4 Doors', seats: '5 Seats' }, { doors: 4, seats: 5 }, []],
    [{ doors: '4', seats: '5' }, { doors: 4, seats: 5 }, []],
    [{ doors: '5dr', seats: '7-seater' }, { doors: 5, seats: 7 }, []],
    [{ doors: '5 door 7 seat', seats: '5 door 7 seat' }, { doors: 5, seats: 7 }, []],
    [{ doors: '5 Seats', seats: '' }, { doors: null, seats: 5 }, ['repaired doors']],
    [{ doors: '5 Seats', seats: '7' }, { doors: null, seats: 7 }, ['withheld doors']],
    [{ doors: '', seats: '4 Doors' }, { doors: 4, seats: null }, ['repaired seats']],
    [
      { doors: '12 Seats', seats: '4 Doors' },
      { doors: null, seats: null },
      ['withheld doors', 'withheld seats'],
    ],
    [{ doors: '19 doors', seats: '5' }, { doors: null, seats: 5 }, ['withheld doors']],
  ])('of %j', async (fields, found, notes) => {
    const { cars, report } = await importText(australianCsv([fields]));
    expect(cars[0]).toMatchObject(found);
    expect(report.notes.map(({ kind, field }) => `${kind} ${field}`)).toEqual(notes);
  });
});

it('bodies go by the kind of vehicle', async () => {
  const { cars, report } = await importText(
    australianCsv([
      { body: 'Utility Trailer' },
      { body: 'Moving Van', item_type: 'truck' },
      { body: 'Van', item_type: 'caravan' },
      { body: 'Van' },
      { body: 'Dual Cab Utility' },
    ]),
  );
  expect(cars.map(({ simple_body }) => simple_body)).toEqual([null, 'rigidTruck', 'caravan', 'van', 'ute']);
  expect(report.unmatched_words).toEqual({ body: { 'Utility Trailer': 1 } });
});
