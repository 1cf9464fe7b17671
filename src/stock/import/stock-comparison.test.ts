import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { australianCsv, dataFolder, importText, NOW } from '../../../tests/support/stock/import-rows.ts';
import { formatReport } from './format-report.ts';
import type { ComparedFact } from './stock-comparison.ts';
import type { SiteRules } from './stock-facts.ts';

type Row = Record<string, string>;

const photos = (...names: (string | number)[]): string =>
  names.map((name) => `https://photos.example/${name}.jpg`).join('|');

/** Ten different vehicles for sale, whose numbers end in `of`. */
const vehicle = (of: number): Row => ({
  stocknum: `S${of}`,
  make: 'Kia',
  model: `Model ${of}`,
  year: String(2010 + of),
  vin: `KNADE22${of}3F6123456`,
  dapprice: String(20_000 + of * 1_000),
  odometer: String(40_000 + of),
  images: photos(`${of}a`, `${of}b`, `${of}c`),
  location_name: 'North',
  last_modified: '2026-11-19T08:00:00Z',
});

const rules: SiteRules = {
  showsYard: ({ location }) => location?.name === 'North',
  isListed: ({ updated_at }, at) => at.getTime() - Date.parse(updated_at ?? '') < 3 * 86_400_000,
};

/** Imports ten vehicles, and then again with `fields` of the first `count` ones. */
async function importChanged(count: number, fields: (of: number) => Row) {
  const folder = dataFolder();
  const all = Array.from({ length: 10 }, (_, of) => vehicle(of));
  await importText(australianCsv(all), { folder, rules });
  const changed = all.map((row, of) => (of < count ? { ...row, ...fields(of) } : row));
  return importText(australianCsv(changed), { folder, rules });
}

const CASES: [what: string, ComparedFact, (of: number) => Row, refusal: string, warning: string][] = [
  [
    'are other makes under the same numbers',
    'other_vehicle',
    () => ({ make: 'Suzuki', model: 'Swift', vin: '' }),
    'make another vehicle (by make, kind or VIN, or by model and year) of 4 of 10 vehicles for sale',
    'are described as another vehicle than before (make, kind, VIN, or model and year)',
  ],
  [
    'have swapped columns for make and model',
    'other_vehicle',
    (of) => ({ make: `Model ${of}`, model: 'Kia' }),
    'make another vehicle',
    'are described as another vehicle than before',
  ],
  [
    'are of another kind',
    'other_vehicle',
    () => ({ item_type: 'Motorcycle' }),
    'make another vehicle',
    'are described',
  ],
  [
    'have another VIN',
    'other_vehicle',
    (of) => ({ vin: `KNADE22${of}3F6999999` }),
    'make another vehicle',
    'are described',
  ],
  [
    'are another model of another year',
    'other_vehicle',
    () => ({ vin: '', model: 'Rio', year: '2009' }),
    'make another vehicle',
    'are described',
  ],
  [
    'cost a tenth',
    'repriced',
    (of) => ({ dapprice: String(2_000 + of * 100) }),
    'halve or double the price of 4 of 10 priced vehicles for sale',
    'cost less than half or more than twice as much as before',
  ],
  [
    'have the price in the column of the odometer and the other way round',
    'odometers_changed',
    (of) => ({ dapprice: String(40_000 + of), odometer: String(20_000 + of * 1_000) }),
    'lower the odometer reading, or raise it by more than 10,000 km, of 4 of 10 vehicles for sale',
    'have an odometer reading that fell, or rose by more than 10,000 km',
  ],
  [
    'have one photo of three',
    'photos_fewer',
    (of) => ({ images: photos(`${of}a`) }),
    'remove more than half of the photos of 4 of 10 vehicles for sale with photos',
    'have lost more than half of the photos',
  ],
  [
    'have the photos of the next vehicle',
    'photos_of_others',
    (of) => ({ images: photos(`${of + 1}a`, `${of + 1}b`, `${of + 1}c`) }),
    'show the first photo of another vehicle for 4 of 10 vehicles for sale with photos',
    'have the first photo of another vehicle',
  ],
  [
    'stand in a yard that the site does not have',
    'yards_lost',
    () => ({ location_name: 'Nowhere' }),
    'remove the yard of 4 of 10 vehicles for sale with a yard',
    'have lost the yard',
  ],
  [
    'were last changed long ago',
    'aged',
    () => ({ last_modified: '2026-11-01T08:00:00Z' }),
    'take off the lists, because of the date of their last change, 4 of 10 vehicles for sale',
    'are no longer listed, because the last change is too old (config.stock.stale_days)',
  ],
];

describe('an import after which vehicles', () => {
  it.each(CASES)(
    '%s is refused if they are many, and names them',
    async (_, fact, fields, refusal, warning) => {
      const refused = await importChanged(4, fields);
      expect(refused.report.refusal?.reason).toContain(`The import would ${refusal}`);
      expect(refused.report.refusal?.reason).toContain('(40 %); the limit is 30 %.');
      expect(refused.cars).toMatchObject(
        Array.from({ length: 10 }, (__, of) => ({ make: 'Kia', id: `S${of}` })),
      );
      const { report } = await importChanged(3, fields);
      expect(report).toMatchObject({
        outcome: 'imported',
        previous: { [fact]: 3, [`${fact}_ids`]: ['S0', 'S1', 'S2'] },
      });
      const lines = formatReport(report, 'r.json').join('\n');
      expect(lines).toContain(`Warning: 3 vehicles ${warning}`);
      expect(lines).toMatch(/Warning: 3 vehicles .*: S0, S1, S2\./);
    },
  );

  it('are reserved is refused if they are many, and else told without a warning', async () => {
    const refused = await importChanged(4, () => ({ reserved: 'yes' }));
    expect(refused.report.refusal?.reason).toContain('mark as reserved 4 of 10 vehicles for sale');
    const lines = formatReport((await importChanged(3, () => ({ reserved: 'yes' }))).report, 'r.json');
    expect(lines).toContain('3 vehicles are reserved now: S0, S1, S2.');
    expect(lines.join()).not.toContain('Warning');
  });

  it('are missing while a record names no vehicle says that they may be meant', async () => {
    const folder = dataFolder();
    const line = (of: number) => JSON.stringify({ ...vehicle(of), car_type: 'used', price: 20_000 });
    const lines = Array.from({ length: 10 }, (_, of) => line(of));
    await importText(`${lines.join('\n')}\n`, { folder });
    const { report } = await importText(`${lines.with(4, 'null').join('\n')}\n`, { folder });
    expect(report.previous.removed_ids).toEqual(['S4']);
    expect(formatReport(report, 'r.json')).toContain(
      'Warning: 1 record cannot be read and names no vehicle, and 1 vehicle is missing, perhaps because of that: S4.',
    );
  });

  it('all have the same placeholder picture is refused', async () => {
    const { report } = await importChanged(5, () => ({ images: photos('coming', 'soon', 'here') }));
    expect(report.refusal?.reason).toContain('show the first photo of another vehicle for 4 of 10');
  });

  it.each<[string, (of: number) => Row]>([
    ['the model is corrected', (of) => ({ model: `Model ${of} Sport` })],
    ['the year is corrected', (of) => ({ year: String(2011 + of) })],
    ['the make is written otherwise', () => ({ make: 'KIA' })],
    ['a VIN is added or left out', () => ({ vin: '' })],
    ['the price falls by a third', (of) => ({ dapprice: String(Math.round((20_000 + of * 1_000) * 0.67)) })],
    ['the odometer rises by a test drive', (of) => ({ odometer: String(40_090 + of) })],
    ['photos are added and reordered', (of) => ({ images: photos(`${of}d`, `${of}c`, `${of}b`, `${of}a`) })],
    ['the date is renewed', () => ({ last_modified: '2026-11-20T01:00:00Z' })],
  ])('differ because %s says nothing', async (_, fields) => {
    const { report } = await importChanged(10, fields);
    expect(report.outcome).toBe('imported');
    expect(formatReport(report, 'r.json').join('\n')).not.toContain('Warning:');
  });

  it('are two, one of them corrected, is accepted and names it', async () => {
    const folder = dataFolder();
    await importText(australianCsv([vehicle(1), vehicle(2)]), { folder });
    const corrected = [vehicle(1), { ...vehicle(2), dapprice: '9990', make: 'Mazda' }];
    const { report } = await importText(australianCsv(corrected), { folder });
    expect(report).toMatchObject({ outcome: 'imported', previous: { repriced: 1, other_vehicle: 1 } });
  });
});

it('vehicles that became too old since the import before are named, but do not stop the import', async () => {
  const folder = dataFolder();
  const feed = australianCsv([1, 2, 3].map(vehicle));
  await importText(feed, { folder, rules: {} });
  // The date of the import before is that of its stock file.
  utimesSync(join(folder, 'stock.jsonl'), NOW, NOW);
  const later = new Date('2026-11-29T00:00:00Z');
  const since = { ...rules, isListed: (_: object, at: Date) => at < later };
  const { report } = await importText(feed, { folder, rules: since, now: later });
  expect(report).toMatchObject({ outcome: 'imported', previous: { aged: 3, aged_ids: ['S1', 'S2', 'S3'] } });
});
