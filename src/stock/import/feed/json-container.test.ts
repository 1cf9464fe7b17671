import { describe, expect, it } from 'vitest';
import { importText } from '../../../../tests/support/stock/import-rows.ts';

const vehicle = (id: string) =>
  `{"stock_number": "${id}", "year": 2021, "make": "Toyota", "model": "Corolla", "price": 24990, "condition": "used"}`;
const ids = async (text: string) => (await importText(text)).cars.map((car) => car.id);
const [a, b, c] = [vehicle('A'), vehicle('B'), vehicle('C')];

describe('a JSON document with one vehicle on each line', () => {
  it.each([
    [
      'a property on its first line',
      `{"generated": "2026-11-25",\n "vehicles": [\n${a},\n${b},\n${c}\n]\n}\n`,
    ],
    ['the list on its second line', `{"success":true,\n"data":[${a}]}`],
    ['its first vehicle on the first line', `{"data":[${a},\n${b},\n${c}]}`],
    ['the comma before each vehicle', `{"data":[${a}\n,${b}\n,${c}]}`],
    ['a vehicle’s key before the list', `{"year": 2026,\n"vehicles": [\n${a},\n${b}\n]}`],
    ['CRLF line breaks', `{"generated": "x",\r\n"vehicles": [\r\n${a},\r\n${b}\r\n]}\r\n`],
  ])('is read as a document: %s', async (_, text) => {
    const expected = ['A', 'B', 'C'].filter((id) => text.includes(`"${id}"`));
    expect(await ids(text)).toEqual(expected);
  });

  it('is read whole if it is longer than the part by which its format is detected', async () => {
    const vehicles = Array.from({ length: 2_000 }, (_, i) => vehicle(`N${i}`));
    const text = `{"generated": "x",\n"vehicles": [\n${vehicles.join(',\n')}\n]}`;
    expect(await ids(text)).toHaveLength(2_000);
  });

  it('quarantines only a damaged vehicle', async () => {
    const { cars, report } = await importText(
      `{"generated": "x",\n"vehicles": [\n${a},\n{"stock_number": "B" "year": 2021},\n${c}\n]}`,
    );
    expect(cars.map(({ id }) => id)).toEqual(['A', 'C']);
    expect(report.quarantine.map(({ line }) => line)).toEqual([4]);
  });

  it('is refused if it is cut short', async () => {
    const { report } = await importText(`{"generated": "x",\n"vehicles": [\n${a},\n${b},\n`);
    expect(report.refusal?.reason).toContain('The JSON is truncated');
  });
});

describe('JSON Lines', () => {
  it.each([
    ['two vehicles', `${a}\n${b}\n`, ['A', 'B']],
    ['one vehicle', `${a}\n`, ['A']],
    ['one vehicle without a line break', a, ['A']],
    ['a first line that is cut short in a text', `${a.slice(0, 20)}\n${b}\n${c}\n`, ['B', 'C']],
    ['a first line that is cut short after a key', `${a.slice(0, 23)}\n${b}\n${c}\n`, ['B', 'C']],
  ])('are read line by line: %s', async (_, text, expected) => {
    expect(await ids(text)).toEqual(expected);
  });
});
