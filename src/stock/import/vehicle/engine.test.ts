import { expect, it } from 'vitest';
import { australianCsv, importText } from '../../../../tests/support/stock/import-rows.ts';

it.each([
  ['2.0L turbo diesel', '', '2.0L turbo diesel', 2],
  ['1.6', '', '1.6', 1.6],
  ['0', '', null, null],
  ['0.00 L', '', null, null],
  ['0.0 ltr', '', null, null],
  ['0.0L V6', '1998', '0.0L V6', 2],
  ['', '1998', null, 2],
  ['', '2.5', null, 2.5],
  ['', '49', null, 0.05],
])('engine "%s" with "%s" in the cc column', async (engine, engine_cc, words, litres) => {
  const { cars } = await importText(australianCsv([{ engine, engine_cc }]));
  expect(cars[0]).toMatchObject({ engine_size: words, engine_size_litres: litres });
});

it('reports an engine of 0 litres', async () => {
  const { report } = await importText(australianCsv([{ engine: '0.0L' }]));
  expect(JSON.stringify(report.notes)).toContain('an engine of 0 litres does not exist, so it is left out');
});
