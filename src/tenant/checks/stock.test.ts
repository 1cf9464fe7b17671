import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { readStockFile, serializeCar } from '../../stock/stock-file.ts';
import { unreadVehicles } from './stock.ts';

const line = (fields: object) =>
  JSON.stringify({ ...JSON.parse(serializeCar(makeCar({ id: 'a', slug: 'a' }))), ...fields });

it.each([
  ['a repeated id', line({}), '"id" of this vehicle is already used on line 1. Found "a".'],
  ['a missing field', line({ make: undefined }), '"make" of this vehicle is missing.'],
  ['a wrong number', line({ price: -1 }), '"price" of this vehicle must be at least 0. Found "-1".'],
  ['a wrong type', line({ features: 'no' }), '"features" of this vehicle must be a list. Found "no".'],
  [
    'a reserved slug',
    line({ slug: 'nul' }),
    '"slug" of this vehicle cannot be used, because Windows reserves that name for a device and cannot store such a file. Found "nul".',
  ],
  [
    'half of a character',
    line({ badge: '\ud83d' }),
    '"badge" of this vehicle contains half of a character (U+D83D), perhaps of an emoji that was cut off. Type the text again. Found "\ufffd".',
  ],
  ['a list instead of a vehicle', '[]', 'This line is not a JSON object. Found "[]".'],
  [
    'bytes that are not UTF-8',
    Buffer.from([0xff]),
    'This line has bytes that are not UTF-8. Save the file as UTF-8.',
  ],
])('a line of the stock with %s is reported in whole sentences', async (_, damaged, sentences) => {
  const file = join(temporaryFolder('damaged-line'), 'stock.jsonl');
  writeFileSync(file, Buffer.concat([Buffer.from(`${line({})}\n`), Buffer.from(damaged)]));
  const stock = await readStockFile(file);
  expect(unreadVehicles('stock.jsonl', stock).map(({ message }) => message)).toEqual([sentences]);
});
