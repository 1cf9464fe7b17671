import { expect, it } from 'vitest';
import { australianCsv, importText, NOW } from '../../../../tests/support/stock/import-rows.ts';
import { keySpecs } from '../../rules/specs.ts';

it.each([
  ['2.0L turbo diesel', '', '2.0L turbo diesel', 2],
  ['1.6', '', '1.6', 1.6],
  ['0', '', null, null],
  ['0.00 L', '', null, null],
  ['0.0 ltr', '', null, null],
  ['0.0L V6', '1998', '0.0L V6', 1.998],
  ['', '1998', null, 1.998],
  ['', '2.5', null, 2.5],
  ['', '49', null, 0.049],
  ['248cc', '', '248cc', 0.248],
  ['2.0L', '1998', '2.0L', 2],
])('engine "%s" with "%s" in the cc column', async (engine, engine_cc, words, litres) => {
  const { cars } = await importText(australianCsv([{ engine, engine_cc }]));
  expect(cars[0]).toMatchObject({ engine_size: words, engine_size_litres: litres });
});

it('reports an engine of 0 litres', async () => {
  const { report } = await importText(australianCsv([{ engine: '0.0L' }]));
  expect(JSON.stringify(report.notes)).toContain('an engine of 0 litres does not exist, so it is left out');
});

it.each([
  ['125', '', '125 cc', 0.125],
  ['124', '', '124 cc', 0.124],
  ['155', '', '155 cc', 0.155],
  ['999.9', '', '999.9 cc', 0.9999],
  ['373', '', '373 cc', 0.373],
  ['655', '', '655 cc', 0.655],
  ['1,301', '', '1,301 cc', 1.301],
  ['', '113 cc', '113 cc', 0.113],
  ['', '125cc 4-stroke', '125cc 4-stroke', 0.125],
  ['649', '0.65 L', '0.65 L', 0.65],
])(
  'a motorcycle with "%s" in the cc column and the engine "%s" shows %s',
  async (engine_cc, engine, shown, litres) => {
    const { cars, report } = await importText(
      australianCsv([{ item_type: 'motorcycle', make: 'Honda', model: 'Grom', engine_cc, engine }]),
    );
    const [car] = cars;
    if (car === undefined) throw new Error('The motorcycle was not imported.');
    expect(keySpecs(car, NOW).find(({ label }) => label === 'Engine')?.value).toBe(shown);
    expect(car.variant?.enginesize).toBe(
      Number((engine_cc || engine).replace(',', '').replace(/ ?cc.*/, '')),
    );
    expect(car.engine_size_litres).toBe(litres);
    expect(report.value_losses).toEqual([]);
  },
);
