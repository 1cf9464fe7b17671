import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  australianCsv,
  dataFolder,
  importText,
  rows,
  tenantOf,
} from '../../../tests/support/stock/import-rows.ts';
import { formatReport } from './format-report.ts';

const stockOf = (folder: string) => readFileSync(join(folder, 'stock.jsonl'), 'utf8');

/** Imports a feed over ten vehicles for sale, `changed` of which have other fields. */
async function importChanged(changed: number, fields: Record<string, string>, first = {}) {
  const folder = dataFolder();
  await importText(australianCsv(rows(1, 10, first)), { folder });
  const before = stockOf(folder);
  const feed = australianCsv([...rows(1, changed, fields), ...rows(changed + 1, 10, first)]);
  const result = await importText(feed, { folder });
  return { ...result, feed, before };
}

describe('vehicles that stop being for sale are guarded like missing ones', () => {
  it.each([
    ['a status that is not for sale', { status: 'wholesale' }],
    ['a flag that hides them', { show_on_dealer_website: 'no' }],
  ])('if they have %s', async (_, fields) => {
    const refused = await importChanged(4, fields);
    expect(refused.report.refusal).toEqual({
      reason:
        'The import would take 4 of 10 vehicles for sale (40 %) off the site; at most 30 % may be removed at once. Missing in the feed: 0. Not for sale by the status or by the column for the website: 4, for example S1, S2, S3.',
      next: expect.stringContaining('--accept-drop'),
    });
    expect(stockOf(refused.folder)).toBe(refused.before);
    const { report } = await importChanged(3, fields);
    expect(report).toMatchObject({
      outcome: 'imported',
      previous: { for_sale: 10, removed: 0, off_sale: 3, off_sale_ids: ['S1', 'S2', 'S3'], sold: 0 },
    });
    expect(formatReport(report, 'r.json')).toContain(
      'Warning: 3 vehicles are no longer for sale, by the status or by the column for the website: S1, S2, S3.',
    );
  });

  it('together with those that are missing', async () => {
    const folder = await tenantOf(10);
    const feed = australianCsv([...rows(1, 2, { status: 'wholesale' }), ...rows(3, 8)]);
    const { report } = await importText(feed, { folder });
    expect(report.refusal?.reason).toContain('take 4 of 10 vehicles for sale (40 %) off the site');
    expect(report.refusal?.reason).toContain('Missing in the feed: 2.');
  });

  it('but more of them may be marked as sold, up to half, and a single one always', async () => {
    const sold = await importChanged(5, { status: 'sold' });
    expect(sold.report).toMatchObject({ outcome: 'imported', previous: { sold: 5, off_sale: 0 } });
    expect(formatReport(sold.report, 'r.json')).toContain(
      'Imported 10 vehicles (0 new, 0 gone, 5 sold since the last import).',
    );
    const folder = await tenantOf(1);
    const last = await importText(australianCsv(rows(1, 1, { status: 'sold' })), { folder });
    expect(last.report.outcome).toBe('imported');
  });

  it('and a whole stock that is sold at once is refused unless the drop is accepted', async () => {
    const { report, folder, before, feed } = await importChanged(10, { status: 'sold' });
    expect(report.refusal).toEqual({
      reason:
        'After the import, 10 of 10 vehicles for sale (100 %) would not be for sale any more, 10 of them because they are marked as sold; at most 50 % may go at once.',
      next: expect.stringContaining('--accept-drop'),
    });
    expect(stockOf(folder)).toBe(before);
    const accepted = await importText(feed, { folder, acceptDrop: true });
    expect(accepted.report).toMatchObject({ outcome: 'imported', previous: { sold: 10 } });
  });
});

describe('vehicles that lose their photos or yard are guarded like those that lose their price', () => {
  it.each([
    ['photos', 'photos_lost', { images: 'https://photos.example/1.jpg' }, { images: '' }],
    ['yard', 'yards_lost', { location_name: 'North' }, { location_name: '' }],
  ] as const)('%s', async (word, key, first, lost) => {
    const refused = await importChanged(4, lost, first);
    expect(refused.report.refusal?.reason).toMatch(
      new RegExp(
        `^The import would remove the ${word} of 4 of 10 vehicles for sale with .*; the limit is 30 %\\.$`,
      ),
    );
    expect(stockOf(refused.folder)).toBe(refused.before);
    const { report } = await importChanged(3, lost, first);
    expect(report).toMatchObject({
      outcome: 'imported',
      previous: { [key]: 3, [`${key}_ids`]: ['S1', 'S2', 'S3'] },
    });
    expect(formatReport(report, 'r.json')).toContain(
      `Warning: 3 vehicles have lost the ${word}: S1, S2, S3.`,
    );
  });
});

describe('losses of several kinds', () => {
  const whole = { price: '20,000', images: 'https://photos.example/1.jpg' };
  const importLosing = async (unpriced: number, unpictured: number, missing: number) => {
    const folder = dataFolder();
    await importText(australianCsv(rows(1, 20, whole)), { folder });
    const feed = australianCsv([
      ...rows(1, unpriced, { ...whole, price: '' }),
      ...rows(unpriced + 1, unpriced + unpictured, { ...whole, images: '' }),
      ...rows(unpriced + unpictured + 1, 20 - missing, whole),
    ]);
    return (await importText(feed, { folder })).report;
  };

  it('are refused if they are too many together', async () => {
    expect((await importLosing(3, 2, 2)).refusal).toEqual({
      reason:
        'The import would lose 7 of 20 vehicles for sale (35 %) or something of them; the limit is 30 %. They would be: 2 missing in the feed, 3 without their price, 2 without their photos.',
      next: 'Check that the feed is complete, and its columns. If this is right, import again with --accept-drop.',
    });
    expect((await importLosing(3, 2, 1)).outcome).toBe('imported');
  });

  it('count a vehicle once that loses its price and its photos', async () => {
    const folder = dataFolder();
    await importText(australianCsv(rows(1, 20, whole)), { folder });
    const bare = rows(1, 5, { price: '', images: '' });
    const { report } = await importText(australianCsv([...bare, ...rows(6, 20, whole)]), { folder });
    expect(report).toMatchObject({ outcome: 'imported', previous: { prices_lost: 5, photos_lost: 5 } });
  });
});

describe('the first import of a tenant', () => {
  const feed = (bad: number, good: number) =>
    australianCsv([...rows(1, bad, { year: 'soon' }), ...rows(bad + 1, bad + good)]);

  it('is refused if too many records cannot become vehicles, with the most frequent problem and what to do', async () => {
    const folder = dataFolder();
    const { report, cars } = await importText(feed(13, 1), { folder });
    expect(report.refusal).toEqual({
      reason:
        'Of 14 records, 13 cannot become vehicles (92.9 %); at most 30 % may be refused at once. The most frequent problem, in 13 of the records: year is not a model year between 1900 and 2028.',
      next: 'Correct the feed or its mapping file, see import-report.refused.json. If the other records are what you want, import again with --accept-drop.',
    });
    expect(cars).toEqual([]);
    expect((await importText(feed(13, 1), { folder, acceptDrop: true })).cars).toHaveLength(1);
  });

  it('is accepted at the limit, and does not count records that the mapping leaves out', async () => {
    const accepted = await importText(feed(3, 7), { folder: dataFolder() });
    expect(accepted.report.outcome).toBe('imported');
    const mapping = `quarantine: [{ when: "{stocknum} != 'S10'", field: stocknum, because: is a part }]
columns: { stocknum: stocknum, make: make, model: model, year: year, car_type: car_type }`;
    const parts = await importText(australianCsv(rows(1, 10)), {
      folder: dataFolder(),
      mapping,
    });
    expect(parts.report).toMatchObject({ outcome: 'imported', vehicles: 1, quarantined: 9 });
  });
});
