import { expect, it } from 'vitest';
import type { SourceRow } from './feed-record.ts';
import { findRecordPlaces } from './json-places.ts';
import { readJsonDocument } from './json-reader.ts';

async function rowsOf(text: string, size: number): Promise<SourceRow[]> {
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  };
  const rows: SourceRow[] = [];
  for await (const batch of readJsonDocument(pieces(), await findRecordPlaces(pieces), () => {}))
    rows.push(...batch);
  return rows;
}

const describeRow = (row: SourceRow) =>
  row.kind === 'unreadable' ? `${row.row} ${row.line} ${row.value}` : row.kind;

it.each([1, 3, 1000])(
  'reports every list entry that is not an object, even if the text arrives in pieces of %d characters',
  async (size) => {
    const text =
      '{ "vehicles": [ {"id":"a","list":[1,2]},17, null,\n "text, with ] in it", ["a",{"id":"no"}] ,{"id":"b"},\ntrue ], "more": [1, 2] }';
    expect((await rowsOf(text, size)).map(describeRow)).toEqual([
      'record',
      '2 1 17',
      '3 1 null',
      '4 2 "text, with ] in it"',
      '5 2 ["a",{"id":"no"}]',
      'record',
      '7 3 true',
    ]);
  },
);

it.each([1, 3, 1000])(
  'does not take an escaped quote for the end of a string, even if the text arrives in pieces of %d characters',
  async (size) => {
    const texts = [String.raw`17\" wheels {`, String.raw`a \\`, String.raw`\\\"]`];
    const rows = await rowsOf(`[${texts.map((text) => `{"id":"${text}"}`).join(', ')}]`, size);
    expect(rows.map((row) => row.kind === 'record' && row.cells.id)).toEqual([
      '17" wheels {',
      'a \\',
      '\\"]',
    ]);
  },
);

it('reports only the first 120 characters of a list entry that is not an object', async () => {
  const [row] = await rowsOf(`["${'x'.repeat(500)}", {"id":"a"}]`, 64);
  expect(row).toMatchObject({ kind: 'unreadable', value: `"${'x'.repeat(119)}` });
});
