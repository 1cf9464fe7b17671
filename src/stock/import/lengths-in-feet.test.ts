import { expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';

const MAPPING = `columns: { stocknum: No, make: Make, model: Model }
constants: { car_type: used, item_type: caravan, year: '2020' }
expressions:
  length: feet({Long})
`;

/** A CSV file with a caravan for each length. */
const caravans = (column: string, lengths: readonly string[]): string =>
  [
    `No,Make,Model,Year,Condition,item_type,${column}`,
    ...lengths.map((text, i) => `N10${i},Jayco,Journey,201${i},Used,caravan,"${text.replaceAll('"', '""')}"`),
    '',
  ].join('\n');

it('a mapping reads feet and inches as whole millimetres, and the report names what is no length', async () => {
  const { cars, report } = await importText(caravans('Long', ['18\'6"', '21.5', '18-20 ft']), {
    mapping: MAPPING,
  });
  expect(cars.map(({ variant }) => variant?.vehiclelength ?? null)).toEqual([5_639, 6_553, null]);
  expect(report.notes).toContainEqual(expect.objectContaining({ kind: 'withheld', value: '18-20 ft' }));
});

it('a length that is written in feet is converted, and a wrong one is withheld with its reason', async () => {
  const { cars, report } = await importText(caravans('body_length', ['18\'6"', '18ft', '5900', '18\'14"']));
  expect(cars.map(({ caravan }) => caravan?.body_length ?? null)).toEqual([5_639, 5_486, 5_900, null]);
  expect(report.notes).toContainEqual(
    expect.objectContaining({
      kind: 'withheld',
      value: '18\'14"',
      reason: 'is not a length from 1000 to 20000 mm',
    }),
  );
});
