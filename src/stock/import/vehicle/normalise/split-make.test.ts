import fc from 'fast-check';
import { expect, it } from 'vitest';
import { australianCsv, importText } from '../../../../../tests/support/stock/import-rows.ts';
import { splitMake } from './split-make.ts';

it.each([
  ['Alfa', 'Romeo Giulia', 'Alfa Romeo', 'Giulia'],
  ['Land', 'Rover Discovery Sport', 'Land Rover', 'Discovery Sport'],
  ['Aston', 'Martin DB11', 'Aston Martin', 'DB11'],
  ['Great', 'Wall Cannon', 'Great Wall', 'Cannon'],
  ['Mercedes', 'Benz C200', 'Mercedes-Benz', 'C200'],
  ['Mercedes', 'Benz', 'Mercedes-Benz', 'Benz'],
  ['Mercedes-Benz', 'AMG GT63', 'Mercedes-Benz', 'AMG GT63'],
  ['Rolls', 'Royce Ghost', 'Rolls-Royce', 'Ghost'],
  ['Range Rover', 'Evoque', 'Land Rover', 'Range Rover Evoque'],
  ['Range', 'Rover Sport', 'Land Rover', 'Range Rover Sport'],
  ['Land Rover', 'Range Rover Evoque', 'Land Rover', 'Range Rover Evoque'],
  ['Land Rover', 'Land Rover Defender', 'Land Rover', 'Defender'],
  ['Mazda', 'Mazda 3', 'Mazda', 'Mazda3'],
  ['Mazda', '3', 'Mazda', 'Mazda3'],
  ['Mazda', 'Mazda3', 'Mazda', 'Mazda3'],
  ['Mazda', 'CX-5', 'Mazda', 'CX-5'],
  ['Peugeot', 'Peugeot 308', 'Peugeot', '308'],
  ['Harley', 'Davidson Street Glide', 'Harley-Davidson', 'Street Glide'],
  ['Royal', 'Enfield Himalayan', 'Royal Enfield', 'Himalayan'],
  ['MG', 'MG3', 'MG', 'MG3'],
  ['Isuzu', 'Ute D-MAX', 'Isuzu', 'D-MAX'],
  ['Western', 'Star 4800', 'Western Star', '4800'],
  ['Toyota', 'Toyota HiLux', 'Toyota', 'HiLux'],
  ['Toyota Land', 'Cruiser', 'Toyota', 'Land Cruiser'],
  ['Lotus Caravans', 'Trooper', 'Lotus Caravans', 'Trooper'],
  ['Mini', 'Mini', 'MINI', 'Mini'],
  ['Acme', 'Acme One', 'Acme', 'One'],
])('the columns "%s" and "%s" are %s %s', async (make, model, expectedMake, expectedModel) => {
  const { cars, report } = await importText(australianCsv([{ make, model }]));
  expect([cars[0]?.make, cars[0]?.model]).toEqual([expectedMake, expectedModel]);
  const isChanged = model.toLowerCase() !== expectedModel.toLowerCase();
  expect(report.notes.map(({ kind }) => kind)).toEqual(isChanged ? ['repaired'] : []);
});

it.each(['2019 Mazda 3 Maxx', '2019 Mazda Mazda3 Maxx', '2019 Mazda3 Maxx', '2019 MAZDA 3 Maxx'])(
  'reads the badge from the title "%s", however it writes the model',
  async (title) => {
    const { cars } = await importText(
      australianCsv([{ year: '2019', make: 'Mazda', model: 'Mazda 3', title }]),
    );
    expect([cars[0]?.model, cars[0]?.badge]).toEqual(['Mazda3', 'Maxx']);
  },
);

it.each([
  ['Mercedes', 'Benz', 'C200', 'Mercedes-Benz', 'C200', null],
  ['Land', 'Rover', 'Discovery Sport SE', 'Land Rover', 'Discovery Sport', 'SE'],
  ['Alfa', 'Romeo', 'Giulia Veloce', 'Alfa Romeo', 'Giulia', 'Veloce'],
])('the columns "%s", "%s" and "%s" are shifted by one', async (make, model, badge, ...expected) => {
  const { cars, report } = await importText(australianCsv([{ make, model, badge }]));
  expect([cars[0]?.make, cars[0]?.model, cars[0]?.badge]).toEqual(expected);
  expect(report.notes).toMatchObject([{ kind: 'repaired', field: 'model', value: model }]);
});

it('never leaves the model empty if its column has words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (make, model) => {
      const split = splitMake(make, model);
      expect(split.model === '' && model.trim() !== '').toBe(false);
    }),
    { numRuns: 300 },
  );
});
