import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  australianCsv,
  dataFolder,
  importFile,
  importText,
  NOW,
  rows,
} from '../../../tests/support/stock/import-rows.ts';
import { stockChanges, writeChangedFeed } from './apply-changes.ts';

const laterBy = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const ids = (cars: { id: string }[]) => cars.map(({ id }) => id);

/** Imports S1 to S10, then the given rows some days later. */
async function importTwice(second: readonly Record<string, string>[], days = 1) {
  const { folder } = await importText(australianCsv(rows(1, 10)));
  return importText(australianCsv(second), { folder, now: laterBy(days) });
}

it('a vehicle that is no longer in the feed stays in the stock with the time since when, and is counted as removed once', async () => {
  const { cars, gone, report, folder } = await importTwice(rows(1, 9));
  expect(ids(cars)).toHaveLength(9);
  expect(gone.map(({ id, gone_at, sold, status }) => [id, gone_at, sold, status])).toEqual([
    ['S10', laterBy(1).toISOString(), false, 'in_stock'],
  ]);
  expect(report.previous).toMatchObject({ vehicles: 10, for_sale: 10, removed: 1, removed_ids: ['S10'] });
  const third = await importText(australianCsv(rows(1, 9)), { folder, now: laterBy(2) });
  expect(third.gone.map(({ gone_at }) => gone_at)).toEqual([laterBy(1).toISOString()]);
  expect(third.report).toMatchObject({ vehicles: 9, previous: { vehicles: 9, for_sale: 9, removed: 0 } });
});

it('a vehicle that comes back has its id, address and date of arrival again, and is counted as new', async () => {
  const { gone, folder } = await importTwice(rows(1, 9));
  const {
    cars,
    gone: none,
    report,
  } = await importText(australianCsv(rows(1, 10)), { folder, now: laterBy(3) });
  expect(none).toEqual([]);
  const back = cars.find(({ id }) => id === 'S10');
  const before = gone[0];
  expect([back?.gone_at, back?.slug, back?.path, back?.created_at]).toEqual([
    null,
    before?.slug,
    before?.path,
    before?.created_at,
  ]);
  expect(report.previous).toMatchObject({ vehicles: 9, added: 1, removed: 0 });
});

it('a sold vehicle that is no longer in the feed keeps its sale and its date', async () => {
  const { folder } = await importText(australianCsv(rows(1, 10)), { now: laterBy(-1) });
  await importText(australianCsv([...rows(1, 9), ...rows(10, 10, { status: 'sold' })]), { folder });
  const { gone } = await importText(australianCsv(rows(1, 9)), { folder, now: laterBy(1) });
  expect(gone).toMatchObject([{ id: 'S10', sold: true, sold_date_timestamp: NOW.getTime() / 1000 }]);
});

it('a vehicle is forgotten 90 days after it left, or after the days of the tenant', async () => {
  const after = async (days: number, keepGoneDays?: number) => {
    const { folder } = await importTwice(rows(1, 9), 0);
    const options = { folder, now: laterBy(days), ...(keepGoneDays === undefined ? {} : { keepGoneDays }) };
    return ids((await importText(australianCsv(rows(1, 9)), options)).gone);
  };
  expect(await after(90)).toEqual(['S10']);
  expect(await after(91)).toEqual([]);
  expect(await after(91, 120)).toEqual(['S10']);
  expect(await after(11, 10)).toEqual([]);
});

it('a new vehicle never gets the address of one that is gone', async () => {
  const { folder } = await importText(australianCsv([{ stocknum: 'T.1' }, ...rows(2, 10)]));
  const left = await importText(australianCsv(rows(2, 10)), { folder, now: laterBy(1) });
  const { cars } = await importText(australianCsv([{ stocknum: 'T~1' }, ...rows(2, 10)]), {
    folder,
    now: laterBy(2),
  });
  const slugs = [...cars, ...left.gone].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(11);
});

it('a vehicle that the dealer’s system removes is gone in the same way, and changes of others do not bring it back', async () => {
  const { folder } = await importText(australianCsv(rows(1, 10)));
  const change = async (changes: object, days: number) => {
    const feed = join(folder, 'changed.jsonl');
    await writeChangedFeed(join(folder, 'stock.jsonl'), stockChanges.parse(changes), feed);
    return importFile(feed, { folder, format: 'native', now: laterBy(days) });
  };
  expect(ids((await change({ removed: ['S3'] }, 1)).gone)).toEqual(['S3']);
  const { cars, gone } = await change({ changed: [{ stocknum: 'S4', price: 12_345 }] }, 2);
  expect([ids(cars).length, ids(gone)]).toEqual([9, ['S3']]);
  const back = await change(
    { changed: [{ stocknum: 'S3', year: 2021, make: 'Ford', model: 'Ranger', car_type: 'used' }] },
    3,
  );
  expect([ids(back.cars).length, back.gone]).toEqual([10, []]);
});

it('a copy of a stock file brings back no vehicle that was gone', async () => {
  const { folder } = await importTwice(rows(1, 9));
  const other = dataFolder();
  writeFileSync(join(other, 'copy.jsonl'), readFileSync(join(folder, 'stock.jsonl')));
  const { cars, gone, report } = await importFile(join(other, 'copy.jsonl'), { folder: other });
  expect([ids(cars).length, gone, report.records]).toEqual([9, [], 9]);
});
