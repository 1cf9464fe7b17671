import { expect, it } from 'vitest';
import { importText } from '../../../../tests/support/stock/import-rows.ts';

const car = (more: string) =>
  `{"stocknum": "1", "make": "Kia", "model": "Rio", "year": 2020, "car_type": "used", "price": 20000, ${more}}`;

it.each([
  ['JSON', (record: string) => `[${record}]`],
  ['JSON Lines', (record: string) => `${record}\n${record.replace('"1"', '"2"')}\n`],
])('reports a key that occurs twice in a record of %s', async (_, feed) => {
  const { cars, report } = await importText(feed(car('"colour": "Red", "price": 15000')));
  expect(cars[0]).toMatchObject({ price: 15_000 });
  expect(report.notes[0]).toMatchObject({
    row: 1,
    kind: 'doubtful',
    field: 'price',
    value: '20000',
    reason: 'is given more than once in the record; the last value is kept',
  });
  expect(report.notes).toHaveLength(cars.length);
});

it('reports keys of nested objects, keys with escapes, and keys that occur three times', async () => {
  const { report } = await importText(
    `[${car(String.raw`"a": [{"b": {"c": "x, {\"c\": \\", "c": [1, {"d": 2}], "c": null}}], "pr\u0069ce": 1000`)}]`,
  );
  expect(report.notes.map(({ field, value }) => [field, value])).toEqual([
    ['a.b.c', String.raw`x, {"c": \ `.trim()],
    ['a.b.c', '[1, {"d": 2}]'],
    ['price', '20000'],
  ]);
});

it('does not report a key that occurs again with the same value, after an empty value, in another object or inside a text', async () => {
  const { report } = await importText(
    `[${car('"price": 20000, "a": {"make": {"price": 1}}, "b": [{"c": 1}, {"c": 2}], "d": "price", "e": {}, "f": [], "g": null, "g": 1, "h": "", "h": 1')}]`,
  );
  expect(report.notes).toEqual([]);
});
