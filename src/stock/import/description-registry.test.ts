import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';

type Row = Record<string, string>;

const COROLLA: Row = {
  make: 'Toyota',
  model: 'Corolla',
  colour: 'White',
  odometer: '42000',
  suburb: 'Perth',
};
const RIO: Row = { make: 'Kia', model: 'Rio', colour: 'Red', odometer: '61000', suburb: 'Perth' };
const HILUX: Row = { make: 'Toyota', model: 'HiLux', colour: 'Blue', odometer: '80500', suburb: 'Perth' };

const table = (rows: Row[]) => australianCsv(rows.map((row) => ({ stocknum: '', ...row })));

/** Imports two feeds one after the other, and the second once more. */
async function importTwice(before: Row[], after: Row[]) {
  const first = await importText(table(before));
  const second = await importText(table(after), { folder: first.folder, acceptDrop: true });
  const again = await importText(table(after), { folder: first.folder, acceptDrop: true });
  expect(again.cars).toEqual(second.cars);
  expect(again.report.previous).toMatchObject({ added: 0, removed: 0 });
  return { first, second };
}

describe('a vehicle without stock number, VIN and plate', () => {
  it.each<[string, Row]>([
    ['the odometer', { odometer: '42350' }],
    ['the colour', { colour: 'Glacier White' }],
    ['the badge', { badge: 'Ascent Sport' }],
    ['the transmission', { trans: 'Automatic' }],
    ['the suburb', { suburb: 'Bunbury' }],
    ['a number that it now has', { engine: '2.0L' }],
  ])('keeps id and address if %s changes', async (_, change) => {
    const { first, second } = await importTwice(
      [COROLLA, RIO, HILUX],
      [RIO, { ...COROLLA, ...change }, HILUX],
    );
    const [before] = first.cars;
    const after = second.cars.find(({ model }) => model === 'Corolla');
    expect([after?.id, after?.slug, after?.path]).toEqual([before?.id, before?.slug, before?.path]);
    expect(second.report.previous).toMatchObject({ added: 0, removed: 0 });
    expect(second.report.remarks.join(' ')).toContain(
      '1 vehicle without stock number and VIN has another description',
    );
    expect(second.report.notes).toMatchObject([{ kind: 'repaired', field: 'record', id: before?.id }]);
  });

  it('is recognised by its first photo, even if much else changes', async () => {
    const image_list = 'https://photos.example/17.jpg';
    const { first, second } = await importTwice(
      [{ ...COROLLA, image_list }, RIO],
      [{ ...COROLLA, image_list, odometer: '47000', colour: 'Pearl', badge: 'ZR' }, RIO],
    );
    expect(second.cars[0]?.id).toBe(first.cars[0]?.id);
  });

  it.each<[string, Row]>([
    ['is another model', { model: 'Camry' }],
    ['has a lower odometer', { odometer: '39000' }],
    ['has a much higher odometer', { odometer: '90000' }],
  ])('is another vehicle if it %s', async (_, change) => {
    const { first, second } = await importTwice([COROLLA, RIO], [{ ...COROLLA, ...change }, RIO]);
    expect(second.cars[0]?.id).not.toBe(first.cars[0]?.id);
    expect(second.report.previous).toMatchObject({ added: 1, removed: 1 });
  });

  it('does not take the id of another one that is still in the feed, or of one of two that it may be', async () => {
    const second = { ...COROLLA, odometer: '42900' };
    const twins = await importTwice([COROLLA, RIO], [second, COROLLA, RIO]);
    expect(twins.second.cars[1]?.id).toBe(twins.first.cars[0]?.id);
    expect(twins.second.report.previous).toMatchObject({ added: 1, removed: 0 });
    const unclear = await importTwice([COROLLA, second], [{ ...COROLLA, odometer: '43000' }, RIO]);
    expect(unclear.second.report.previous).toMatchObject({ added: 2, removed: 2 });
  });
});
