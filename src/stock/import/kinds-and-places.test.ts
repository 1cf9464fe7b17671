import { describe, expect, it } from 'vitest';
import { australianCsv, dataFolder, importText } from '../../../tests/support/stock/import-rows.ts';
import type { Car } from '../car.ts';
import { importProblems } from './import-problems.ts';
import type { SiteRules } from './stock-facts.ts';

describe('states', () => {
  it.each<[Record<string, string>, string | null, string?]>([
    [{ state: 'WA', country: 'US' }, null, 'is a state of US, not of Australia'],
    [{ state: 'WA', country: 'United States' }, null, 'is a state of United States, not of Australia'],
    [{ state: 'NT', country: 'Canada' }, null, 'is a state of Canada, not of Australia'],
    [{ state: 'WA', postcode: '98101' }, null, 'is followed by the postcode 98101, which is not Australian'],
    [
      { state: 'WA', postcode: '98101-1234' },
      null,
      'is followed by the postcode 98101-1234, which is not Australian',
    ],
    [
      { address: '1 Pike Street, Seattle, WA 98101-1234' },
      null,
      'is followed by the postcode 98101-1234, which is not Australian',
    ],
    [{ address: '1 Pike Street, Seattle, WA 98101, USA' }, null, 'is a state of USA, not of Australia'],
    [{ address: '1 Hay Street, Perth, WA 6000, Australia' }, 'WA'],
    [{ state: 'WA', country: 'AU' }, 'WA'],
    [{ state: 'WA', country: 'australia', postcode: '6000' }, 'WA'],
    [{ state: 'Western Australia' }, 'WA'],
    [{ state: 'WA' }, 'WA'],
  ])('of a record with %j are read as %s', async (fields, state, reason) => {
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
    [{ doors: '4 door sedan' }, { doors: 4, seats: null }, []],
    [{ doors: 'Doors: 5' }, { doors: 5, seats: null }, []],
    [{ doors: '4D Sedan, 2.5 L' }, { doors: 4, seats: null }, []],
    [{ doors: 'Seats: 5 doors: 4' }, { doors: 4, seats: null }, []],
    [{ doors: '3 windows, 5-door' }, { doors: 5, seats: null }, []],
    [{ doors: 'Seats: 5' }, { doors: null, seats: 5 }, ['repaired doors']],
    [{ doors: '5 pax' }, { doors: null, seats: 5 }, ['repaired doors']],
    [{ doors: '7st' }, { doors: null, seats: 7 }, ['repaired doors']],
    [{ doors: '7st', seats: '7' }, { doors: null, seats: 7 }, ['withheld doors']],
    [{ doors: '4+1' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '4/5' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '4,5' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '4+1 doors' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '2 or 4 doors' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '2 doors (4 doors)' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '3 windows' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '4WD' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: '1st owner' }, { doors: null, seats: null }, ['withheld doors']],
    [{ doors: 'five' }, { doors: null, seats: null }, ['withheld doors']],
    [{ seats: '5+2' }, { doors: null, seats: null }, ['withheld seats']],
    [{ seats: '7 leather' }, { doors: null, seats: 7 }, []],
    [{ seats: '7 (2+3+2 seats)' }, { doors: null, seats: null }, ['withheld seats']],
  ])('of a record with %j are %j', async (fields, found, notes) => {
    const { cars, report } = await importText(australianCsv([fields]));
    expect(cars[0]).toMatchObject(found);
    expect(report.notes.map(({ kind, field }) => `${kind} ${field}`)).toEqual(notes);
  });
});

it('the same word for a body, such as “Van”, gives different standard bodies for cars, trucks and caravans', async () => {
  const { cars, report } = await importText(
    australianCsv([
      { body: 'Something Else' },
      { body: 'Moving Van', item_type: 'truck' },
      { body: 'Van', item_type: 'caravan' },
      { body: 'Van' },
      { body: 'Dual Cab Utility' },
    ]),
  );
  expect(cars.map(({ simple_body }) => simple_body)).toEqual([null, 'rigidTruck', 'caravan', 'van', 'ute']);
  expect(report.unmatched_words).toEqual({ body: { 'Something Else': 1 } });
});

it('a yard that the site does not have is told when the first vehicle stands there, not again and again', async () => {
  const folder = dataFolder();
  const rules: SiteRules = {
    unknownYard: ({ location }) => (location?.name === 'North' ? null : (location?.name ?? null)),
    showsYard: ({ location }) => location?.name === 'North',
  };
  const toldOf = async (...yards: string[]) => {
    const rows = yards.map((location_name, of) => ({ stocknum: `S${of}`, location_name }));
    const { report } = await importText(australianCsv(rows), { folder, rules, acceptDrop: true });
    return [
      report.new_unknown_yards,
      importProblems(report, false).filter((text) => text.startsWith('Yards')),
    ];
  };
  const named = (yard: string) => [
    [yard],
    [
      `Yards that site.yaml does not have: "${yard}". Unless their dealership has only one yard, pages do not say where these vehicles stand, and their enquiries go to the dealer’s main address. Add the yards to site.yaml, or let a mapping file rename them.`,
    ],
  ];
  expect(await toldOf('North', 'Gympie')).toEqual(named('Gympie'));
  expect(await toldOf('North', 'Gympie')).toEqual([[], []]);
  expect(await toldOf('Mildura', 'Gympie')).toEqual(named('Mildura'));
  expect(await toldOf('Mildura', 'Gympie', 'Taree')).toEqual(named('Taree'));
});
