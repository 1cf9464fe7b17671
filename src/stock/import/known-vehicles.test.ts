import { describe, expect, it } from 'vitest';
import { australianCsv, dataFolder, importText } from '../../../tests/support/stock/import-rows.ts';

type Row = Record<string, string>;

const vehicle = (of: number, fields: Row = {}): Row => ({
  stocknum: `S${of}`,
  make: 'Kia',
  model: `Model ${of}`,
  vin: `KNADE22${of}3F6123456`,
  ...fields,
});
const eight = (fields: (of: number) => Row = () => ({})): Row[] =>
  Array.from({ length: 8 }, (_, of) => vehicle(of, fields(of)));

/** Imports feeds one after another; resolves to the last result. */
async function importAll(...feeds: Row[][]) {
  const folder = dataFolder();
  let result = await importText(australianCsv(feeds[0] ?? []), { folder });
  for (const feed of feeds.slice(1)) result = await importText(australianCsv(feed), { folder });
  const { report, cars, gone } = result;
  return { report, gone, ids: cars.map(({ id }) => id), cars };
}
const OLD = eight().map(({ stocknum }) => stocknum);

describe('vehicles whose number changes keep id and address', () => {
  it('if all stock numbers are new, also at the next import', async () => {
    const first = await importAll(eight());
    const renumbered = eight((of) => ({ stocknum: `new/${of}` }));
    for (const times of [1, 2]) {
      const { report, ids, cars, gone } = await importAll(eight(), ...Array(times).fill(renumbered));
      expect(report).toMatchObject({ outcome: 'imported', previous: { added: 0, removed: 0 } });
      expect(ids).toEqual(OLD);
      expect(gone).toEqual([]);
      expect(cars.map(({ path }) => path)).toEqual(first.cars.map(({ path }) => path));
      expect(cars.map(({ stocknum }) => stocknum)).toContain('new/3');
      expect(report.remarks.join()).toContain(
        times === 1
          ? '8 vehicles have another stock number than in the last import, or none, and were recognised by the VIN. The ids and addresses stay the same: new/0 keeps the id S0.'
          : '',
      );
      expect(report.note_count).toBe(times === 1 ? 8 : 0);
    }
  });

  it('if some stock numbers are left out', async () => {
    const { report, ids } = await importAll(
      eight(),
      eight((of) => (of < 3 ? { stocknum: '' } : {})),
    );
    expect(ids).toEqual(OLD);
    expect(report.previous).toMatchObject({ added: 0, removed: 0 });
  });

  it('if the stock number is mapped for the first time, by VIN or by description', async () => {
    const plain = eight((of) => ({ stocknum: '', ...(of < 4 ? { vin: '', odometer: `${of}7000` } : {}) }));
    const before = await importAll(plain);
    const numbered = plain.map((row, of) => ({ ...row, stocknum: `S${of}` }));
    for (const feeds of [[numbered], [numbered, numbered]]) {
      const { report, ids } = await importAll(plain, ...feeds);
      expect(ids).toEqual(before.ids);
      expect(report.previous).toMatchObject({ added: 0, removed: 0 });
    }
  });
});

describe('a vehicle is not taken for another one', () => {
  it('if the vehicle with its VIN is in the feed under its own number, in any order', async () => {
    const twin = vehicle(3, { stocknum: 'twin' });
    for (const feed of [
      [twin, ...eight()],
      [...eight(), twin],
    ]) {
      const { ids, report } = await importAll(eight(), feed);
      expect(ids.toSorted()).toEqual([...OLD, 'twin'].toSorted());
      expect(report.quarantined).toBe(0);
    }
  });

  it('if it was sold before: a car that comes back as a trade-in is a new one', async () => {
    const sold = eight((of) => (of === 2 ? { status: 'sold' } : {}));
    const back = [...sold.filter((_, of) => of !== 2), vehicle(2, { stocknum: 'back' })];
    const { ids, gone } = await importAll(eight(), sold, back);
    expect(ids).toContain('back');
    expect(gone.map(({ id }) => id)).toEqual(['S2']);
  });

  it('if two vehicles had the VIN, or if it is too short to be unique', async () => {
    const old = [
      vehicle(0),
      vehicle(0, { stocknum: 'S1' }),
      vehicle(2, { vin: 'ABC123', year: '1970' }),
      vehicle(3),
    ];
    const next = old.map((row, of) => (of === 3 ? row : { ...row, stocknum: `N${of}` }));
    const folder = dataFolder();
    await importText(australianCsv(old), { folder });
    const { cars } = await importText(australianCsv(next), { folder, acceptDrop: true });
    expect(cars.map(({ id }) => id)).toEqual(['N0', 'N1', 'N2', 'S3']);
  });
});
