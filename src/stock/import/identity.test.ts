import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  australianCsv,
  dataFolder,
  importText,
  NOW,
  rows,
  tenantOf,
} from '../../../tests/support/stock/import-rows.ts';
import { SlugRegistry } from './slug-registry.ts';

const stockOf = (folder: string) => readFileSync(join(folder, 'stock.jsonl'), 'utf8');

describe('identifying vehicles', () => {
  it('an id from the mapping wins over the stock number, because two yards may use the same numbers', async () => {
    const table =
      'Yard,No,Make,Model,Year\nNorth,100,Kia,Rio,2020\nSouth,100,Kia,Rio,2021\n,101,Kia,Rio,2022\n';
    const columns =
      'columns: { stocknum: No, make: Make, model: Model, year: Year }\nconstants: { car_type: used }\n';
    const yards = `${columns}expressions: { id: "if(empty({Yard}), '', {Yard} + '-' + {No})" }\n`;
    const apart = await importText(table, { mapping: yards });
    expect(apart.cars.map(({ id, stocknum, slug }) => [id, stocknum, slug])).toEqual([
      ['North-100', '100', '2020-kia-rio-north-100'],
      ['South-100', '100', '2021-kia-rio-south-100'],
      ['101', '101', '2022-kia-rio-101'],
    ]);
    const mixed = await importText(table, { mapping: columns });
    expect(mixed.report.quarantine.map(({ row, problems }) => [row, problems[0]?.field])).toEqual([
      [2, 'id'],
    ]);
  });

  it('two vehicles with the same 17-character VIN but different ids are both listed, and the second is noted as doubtful', async () => {
    const vin = 'JHMFB4F37CS003479';
    const { cars, report } = await importText(
      australianCsv([{ vin }, { vin }, { vin: 'ABC123', year: 1970 }, { vin: 'ABC123', year: 1971 }]),
    );
    expect(cars.map((car) => car.id)).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(report.notes).toEqual([
      {
        row: 2,
        line: 3,
        id: 'S2',
        kind: 'doubtful',
        field: 'vin',
        value: vin,
        reason: 'is also the VIN of record 1, which has another id; both are listed',
      },
    ]);
  });
});

describe('stability between imports', () => {
  it('an id is the stock number, else the VIN, else a hash of the description, whatever the order of the feed', async () => {
    const list = [
      { stocknum: 'A 1/b' },
      { stocknum: '', vin: 'JHMFB4F37CS003479' },
      { stocknum: '', badge: 'XL', odometer: '50000' },
    ];
    const ids = async (feed: typeof list) =>
      (await importText(australianCsv(feed))).cars.map((car) => car.id);
    const first = await ids(list);
    expect(first.slice(0, 2)).toEqual(['A-1b', 'JHMFB4F37CS003479']);
    expect(first[2]).toMatch(/^[0-9a-z]{12}$/);
    expect(await ids([...list].reverse())).toEqual([...first].reverse());
  });

  it('the id does not change with the price, nor the slug with the order of the feed', async () => {
    const folder = dataFolder();
    const car = { stocknum: '', badge: 'XL', odometer: '50000', dapprice: '30000' };
    const first = await importText(australianCsv([car]), { folder });
    const second = await importText(australianCsv([{ ...car, dapprice: '29000' }]), { folder });
    expect(second.cars[0]?.id).toBe(first.cars[0]?.id);
    const twins = [
      { stocknum: 'T.1', year: '2020' },
      { stocknum: 'T~1', year: '2020' },
    ];
    const slugs = async (feed: typeof twins) =>
      Object.fromEntries(
        (await importText(australianCsv(feed), { folder, acceptDrop: true })).cars.map((c) => [c.id, c.slug]),
      );
    const before = await slugs(twins);
    expect(new Set(Object.values(before)).size).toBe(2);
    expect(await slugs([...twins].reverse())).toEqual(before);
    expect(await slugs(twins.slice(1))).toEqual({ 'T~1': before['T~1'] });
  });

  it('a new vehicle never takes the slug of one that is still in stock', () => {
    const owners: Record<string, string> = { 'a-b': 'old' };
    const book = new SlugRegistry(
      {
        slugOwner: (slug, id) =>
          owners[slug] === undefined ? 'nobody' : owners[slug] === id ? 'same' : 'other',
      },
      () => false,
    );
    expect(book.assign('new', 'a-b')).toMatch(/^a-b-[0-9a-z]{6}$/);
    expect(book.assign('old', 'a-b')).toBe('a-b');
  });

  it('created_at is the time of the first import with the vehicle, or null if that was the tenant’s first import; sold_date_timestamp is the time of the import that found it sold', async () => {
    const folder = dataFolder();
    const at = (iso: string) => ({ folder, now: new Date(iso) });
    await importText(australianCsv(rows(1, 2)), at('2026-11-01T00:00:00Z'));
    await importText(australianCsv(rows(1, 3)), at('2026-11-05T00:00:00Z'));
    await importText(
      australianCsv([...rows(1, 2), ...rows(3, 3, { status: 'Sold' })]),
      at('2026-11-08T00:00:00Z'),
    );
    const { cars } = await importText(
      australianCsv([...rows(1, 2), ...rows(3, 3, { status: 'Sold' })]),
      at('2026-11-09T00:00:00Z'),
    );
    expect(cars.map((car) => car.created_at)).toEqual([null, null, '2026-11-05T00:00:00.000Z']);
    expect(cars[2]?.sold_date_timestamp).toBe(Date.parse('2026-11-08T00:00:00Z') / 1_000);
  });

  it('the date of a sale stays unknown if the vehicle was sold when it first came, because it may have been so for long', async () => {
    const folder = dataFolder();
    const feed = australianCsv([...rows(1, 2), ...rows(3, 3, { status: 'Sold' })]);
    const first = await importText(feed, { folder, now: new Date('2026-11-01T00:00:00Z') });
    const second = await importText(feed, { folder, now: new Date('2026-11-05T00:00:00Z') });
    for (const { cars } of [first, second])
      expect(cars[2]).toMatchObject({ sold: true, sold_date_timestamp: null });
  });

  it('importing the same feed again later gives the same stock file', async () => {
    const folder = await tenantOf(5);
    const before = stockOf(folder);
    await importText(australianCsv(rows(1, 5)), { folder, now: new Date(NOW.getTime() + 9e9) });
    expect(stockOf(folder)).toBe(before);
  });
});
