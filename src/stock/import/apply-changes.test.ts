import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { ItemType } from '../car.ts';
import { parseCar } from '../parse-car.ts';
import { stockChanges, writeChangedFeed } from './apply-changes.ts';

const folder = temporaryFolder('stock-changes');
mkdirSync(folder, { recursive: true });
const stock = [
  makeCar({ id: 'a', stocknum: 'S1', price: 10_000, km: 1, vin: 'VIN0000000000000A', updated_at: null }),
  makeCar({ id: 'b', stocknum: 'S2', price: 20_000, updated_at: '2026-11-01' }),
  makeCar({ id: 'left', stocknum: 'S0', gone_at: '2026-11-01' }),
];
writeFileSync(join(folder, 'stock.jsonl'), stock.map((car) => `${JSON.stringify(car)}\n`).join(''));

let problems: string[] = [];
/** The fields that a new vehicle needs. */
const needed = { year: 2024, make: 'Kia', model: 'Rio', car_type: 'used' };

/** Id or stock number, price and kilometres of the vehicles of the feed. */
async function feedAfter(changes: object): Promise<unknown[]> {
  const feed = join(folder, 'feed.jsonl');
  problems = await writeChangedFeed(join(folder, 'stock.jsonl'), stockChanges.parse(changes), feed);
  const lines = readFileSync(feed, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { id, stocknum, price, km } = JSON.parse(line);
    return [id ?? stocknum, price, km];
  });
}

const unchanged = ['b', 20_000, stock[1]?.km];

it('changes vehicles by id or stock number, and adds those that the stock does not have', async () => {
  expect(
    await feedAfter({
      changed: [
        { id: 'a', price: 11_000 },
        { stocknum: 'S2', price: 21_000 },
        { ...needed, stocknum: 'S3', price: 30_000, km: 3 },
      ],
    }),
  ).toEqual([
    ['a', 11_000, 1],
    ['b', 21_000, stock[1]?.km],
    ['S3', 30_000, 3],
  ]);
});

it('applies several changes of one vehicle in their order, and adds a new vehicle only once', async () => {
  const changed = [
    { id: 'a', price: 11_000, km: 2 },
    { stocknum: 'S1', price: 12_000 },
    { stocknum: 'S1', km: 3 },
  ];
  expect(await feedAfter({ changed })).toEqual([['a', 12_000, 3], unchanged]);
  const added = [
    { ...needed, stocknum: 'S3', price: 30_000 },
    { stocknum: 'S3', km: 3 },
  ];
  expect((await feedAfter({ changed: added })).slice(2)).toEqual([['S3', 30_000, 3]]);
});

it.each([
  ['after', [0, 1]],
  ['before', [1, 0]],
])(
  'adds a new vehicle only once if a change %s that with its id names it by stock number alone',
  async (_, order) => {
    const changes = [
      { ...needed, id: 'c', stocknum: 'S3', price: 30_000 },
      { stocknum: 'S3', km: 3 },
    ];
    const changed = order.map((index) => changes[index]);
    expect((await feedAfter({ changed })).slice(2)).toEqual([['c', 30_000, 3]]);
  },
);

it('adds two new vehicles with the same stock number if their ids differ', async () => {
  const changed = [
    { ...needed, id: 'North-3', stocknum: '3', price: 30_000 },
    { ...needed, id: 'South-3', stocknum: '3', price: 40_000 },
    { stocknum: '3', km: 3 },
  ];
  expect((await feedAfter({ changed })).slice(2)).toEqual([
    ['North-3', 30_000, 3],
    ['South-3', 40_000, undefined],
  ]);
});

it.each(['c', 'S3'])('does not add a new vehicle that the same request removes as %s', async (reference) => {
  const changed = [{ ...needed, id: 'c', stocknum: 'S3', price: 30_000 }];
  expect((await feedAfter({ changed, removed: [reference] })).slice(2)).toEqual([]);
});

it('removes a vehicle even if the same request also changes it', async () => {
  expect(await feedAfter({ changed: [{ stocknum: 'S1', price: 11_000 }], removed: ['a'] })).toEqual([
    unchanged,
  ]);
  expect(await feedAfter({ changed: [{ stocknum: 'S3', price: 1 }], removed: ['S3', 'S1'] })).toEqual([
    unchanged,
  ]);
});

it('names changed and removed vehicles that the stock does not have', async () => {
  const changed = [
    { stocknum: 'S9', price: 9_000 },
    { id: 'x', year: 2024, make: 'Kia', model: 'Rio', price: 1 },
    { stocknum: 'S1', price: 11_000 },
  ];
  expect(await feedAfter({ changed, removed: ['S8', 'b'] })).toEqual([['a', 11_000, 1]]);
  expect(problems).toEqual([
    'The stock has no vehicle S9, and year, make, model, car_type are missing to add it.',
    'The stock has no vehicle x, and car_type is missing to add it.',
    'The stock has no vehicle S8, so it cannot be removed.',
  ]);
  await feedAfter({ changed: [{ ...needed, stocknum: 'S3' }], removed: ['S2'] });
  expect(problems).toEqual([]);
});

it.each([
  [
    { id: 'b', stocknum: 'S1', price: 1 },
    'b was not changed, because the stock number S1 is that of the vehicle a.',
  ],
  [
    { stocknum: 'S2', vin: 'VIN0000000000000A', price: 1 },
    'b was not changed, because the VIN VIN0000000000000A is that of the vehicle a.',
  ],
  [
    { ...needed, id: 'c', stocknum: 'S1', vin: 'VIN0000000000000A' },
    'c was not added, because the VIN VIN0000000000000A is that of the vehicle a.',
  ],
])('does not make one vehicle another by %j, and says so', async (change, problem) => {
  expect(await feedAfter({ changed: [change] })).toEqual([['a', 10_000, 1], unchanged]);
  expect(problems).toEqual([problem]);
});

it('a vehicle may get the number of one that the same request removes', async () => {
  const change = { id: 'b', stocknum: 'S1', vin: 'VIN0000000000000A', price: 1 };
  expect(await feedAfter({ changed: [change], removed: ['a'] })).toEqual([['b', 1, stock[1]?.km]]);
  expect(problems).toEqual([]);
});

it('says that a vehicle is listed both as changed and as removed, and nothing of one that was gone already', async () => {
  await feedAfter({ changed: [{ id: 'a', price: 1 }], removed: ['S1', 'left', 'S0'] });
  expect(problems).toEqual(['a is both under "changed" and under "removed", so it was removed.']);
});

it('renews the date of the last update only where the stock has one', async () => {
  await feedAfter({
    changed: [
      { id: 'a', price: 1 },
      { id: 'b', price: 1 },
      { ...needed, id: 'c' },
    ],
  });
  const dates = readFileSync(join(folder, 'feed.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).updated_at ?? null);
  expect(dates).toEqual([null, expect.stringMatching(/^20\d\d-.*T/), null]);
  expect(dates[1]).not.toContain('2026-11-01');
});

it('refuses to remove the whole stock, with a reason that is true', async () => {
  await expect(feedAfter({ removed: ['a', 'b'] })).rejects.toThrow('the stock would have no vehicle');
});

/** The lines of the feed after changes, whole. */
async function linesAfter(changed: object[], mainKind?: ItemType): Promise<Record<string, unknown>[]> {
  const feed = join(folder, 'feed.jsonl');
  await writeChangedFeed(join(folder, 'stock.jsonl'), stockChanges.parse({ changed }), feed, mainKind);
  const text = readFileSync(feed, 'utf8').trim();
  return text.split('\n').map((line) => JSON.parse(line));
}

it('new vehicles without a kind get it from body, make or dealer, and a standard body', async () => {
  const added = [
    { ...needed, stocknum: 'N1', make: 'Yamaha', body: 'Naked Bike' },
    { ...needed, stocknum: 'N2', make: 'Ducati' },
    { ...needed, stocknum: 'N3' },
    { ...needed, stocknum: 'N4', make: 'Yamaha', body: 'Naked Bike', item_type: 'car', simple_body: 'suv' },
  ];
  const kinds = (lines: Record<string, unknown>[]) =>
    lines.slice(-4).map(({ item_type, simple_body }) => [item_type, simple_body]);
  expect(kinds(await linesAfter(added))).toEqual([
    ['motorcycle', 'naked'],
    ['motorcycle', undefined],
    ['car', undefined],
    ['car', 'suv'],
  ]);
  expect(kinds(await linesAfter(added, 'caravan'))[2]).toEqual(['caravan', undefined]);
});

it('what follows from a changed field is derived again, unless somebody has given it', async () => {
  const images = [{ image: { url: 'https://photos.example/new.jpg' } }];
  const [changed, other] = await linesAfter([
    { id: 'a', year: 2025, badge: 'Outback', body: 'Station Wagon', images },
    { id: 'b', price: 1 },
  ]);
  const car = parseCar(changed);
  expect(
    car.ok && [car.car.name, car.car.photos_count, car.car.primary_image_url, car.car.simple_body],
  ).toEqual([
    `2025 ${stock[0]?.make} ${stock[0]?.model} Outback`,
    1,
    'https://photos.example/new.jpg',
    'wagon',
  ]);
  expect(other?.name).toBe(stock[1]?.name);
  const [named] = await linesAfter([{ id: 'a', year: 2025, name: 'The blue one', photos_count: 7, images }]);
  expect([named?.name, named?.photos_count]).toEqual(['The blue one', 7]);
});
