import { expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';
import { formatReport } from './format-report.ts';

/** Encodes a text as UTF-32. */
function utf32(text: string, endian: 'little' | 'big'): Buffer {
  return Buffer.concat(
    Array.from(text, (character) => {
      const unit = Buffer.alloc(4);
      const code = character.codePointAt(0) ?? 0;
      if (endian === 'little') unit.writeUInt32LE(code);
      else unit.writeUInt32BE(code);
      return unit;
    }),
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches reports for control characters
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

it.each<[string, Buffer]>([
  ['little endian, with a byte-order mark', utf32(`\ufeff${australianCsv([{}])}`, 'little')],
  ['big endian, with a byte-order mark', utf32(`\ufeff${australianCsv([{}])}`, 'big')],
  ['little endian, without a byte-order mark', utf32(australianCsv([{ colour: 'Grün – 車' }]), 'little')],
  ['big endian, without a byte-order mark', utf32(australianCsv([{}]), 'big')],
])('refuses a feed in UTF-32 and names the encoding: %s', async (_, bytes) => {
  const { report } = await importText(bytes);
  expect(report.refusal).toEqual({
    reason: 'The file is in UTF-32, which is not supported.',
    next: 'Save or export it as UTF-8 and import that.',
  });
});

it.each<[string, string]>([
  ['text that is not a table', 'bad\u0000\u001b[31m feed\r\u202e'.padEnd(3_000, 'x')],
  ['a JSON error message', `{"error":"bad\u001b[31m \u0000feed","message":"x\u202ey"}${' '.repeat(3_000)}`],
  ['XML of another kind', `<adf>\u001b[31m</adf>${' '.repeat(3_000)}`],
  ['XML with a strange tag', `<stock>${'x'.repeat(3_000)}<vehicle><a></b\u0007\u001b[31m></vehicle></stock>`],
  ['a table with strange columns', `a\u001b[31m,b\u0007\r,stocknum\u0000${',c'.repeat(1_500)}\n1,2,3\n`],
  [
    'values with control characters',
    australianCsv([{ body: 'x\u001b[31my', state: 'a\u202eb', colour: '\u0007-' }]),
  ],
])('escapes control characters in messages about %s', async (_, content) => {
  const { report } = await importText(content);
  const lines = formatReport(report, 'import-report.json');
  expect(lines.filter((line) => CONTROLS.test(line))).toEqual([]);
  expect(report.refusal?.reason ?? '').not.toMatch(CONTROLS);
});

it('notes a state that is not Australian, and does not count it as an unmatched word as well', async () => {
  const { cars, report } = await importText(australianCsv([{ state: 'Washington' }]));
  expect(cars[0]?.state).toBeNull();
  expect(report.unmatched_words).toEqual({});
  expect(report.notes).toMatchObject([{ kind: 'withheld', field: 'state', value: 'Washington' }]);
});

it('notes that "Gas" was read as petrol', async () => {
  const { cars, report } = await importText(
    australianCsv([{ fuel: 'Gas' }, { fuel: ' GAS ' }, { fuel: 'LP Gas' }, { fuel: 'Gasoline' }]),
  );
  expect(cars.map(({ simple_fuel }) => simple_fuel)).toEqual(['Petrol', 'Petrol', 'LPG', 'Petrol']);
  expect(report.notes.map(({ row, kind, field, reason }) => [row, kind, field, reason])).toEqual([
    [1, 'doubtful', 'fuel', 'can mean petrol or LPG: listed as Petrol'],
    [2, 'doubtful', 'fuel', 'can mean petrol or LPG: listed as Petrol'],
  ]);
});

it.each([
  ['CSV', australianCsv([{ make: 'Citro\ufffdn', features: 'Towbar|Bull\ufffd bar' }, {}])],
  [
    'native vehicles',
    `${JSON.stringify({ stocknum: 'S1', name: 'Citro\ufffdn C3', make: 'Citro\ufffdn', model: 'C3', year: 2020, car_type: 'used', features: ['Towbar', 'Bull\ufffd bar'] })}\n`,
  ],
])('notes each field with the replacement character U+FFFD in %s', async (_, content) => {
  const { cars, report } = await importText(content);
  expect(cars[0]).toMatchObject({ make: 'Citro\ufffdn', features: ['Towbar', 'Bull\ufffd bar'] });
  expect(report.notes.map(({ row, kind, field, value }) => [row, kind, field, value]).sort()).toEqual([
    [1, 'doubtful', 'features', '["Towbar","Bull\ufffd bar"]'],
    [1, 'doubtful', 'make', 'Citro\ufffdn'],
  ]);
});
