import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Car } from '../car.ts';
import { CARD_FACT_NAMES, factLabel, namedFacts } from './named-facts.ts';

const truck = makeUte({
  drive: 'RWD',
  seats: 3,
  extra_specs: [
    { label: 'GVM', value: '6,500 kg' },
    { label: 'GCM', value: '10,000 kg' },
    { label: 'Body length', value: '4,950 mm' },
    { label: 'Axle configuration', value: '4x2' },
    { label: 'Licence class', value: 'Light Rigid (LR)' },
    { label: 'Towing, braked', value: ' ' },
  ],
});
const caravan = makeUte({
  caravan: { sleeps: 4, body_length: 7600, tare_weight: 3080, aggregate_trailer_mass: 3500 },
} as Partial<Car>);
const texts = (car: Car, names: Parameters<typeof namedFacts>[1]) =>
  namedFacts(car, names).map(({ text }) => text);
const figures = (car: Car, names: Parameters<typeof namedFacts>[1]) =>
  namedFacts(car, names).map(({ text, figure }) => figure ?? text);

it('the facts of a truck that buyers compare come from its further specifications or its variant', () => {
  const isuzu = makeUte({
    trans: '6 Speed Automated Manual',
    variant: { torque: 513, geartype: null },
    extra_specs: [
      { label: 'Wheelbase', value: '4,175 mm' },
      { label: 'PTO', value: 'Provision' },
    ],
  } as Partial<Car>);
  const names = ['wheelbase', 'pto', 'torque', 'gearbox'] as const;
  expect(figures(isuzu, names)).toEqual(['4.18 m', 'Provision', '513 Nm', '6 Speed Automated Manual']);
});

describe('facts that a card names', () => {
  it('are in the order of their names, and unknown ones are left out', () => {
    expect(texts(truck, ['licence', 'payload', 'gvm', 'towing', 'km'])).toEqual([
      'LR licence',
      '6,500 kg GVM',
      '24,180 kms',
    ]);
    expect(namedFacts(makeUte({ extra_specs: [] }), ['gvm', 'berths', 'atm', 'cc', 'lams'])).toEqual([]);
  });

  it('have a figure for columns and a word in lines where the figure alone is not understood', () => {
    const names = ['gvm', 'gcm', 'body_length', 'axles', 'licence', 'seats', 'drive'] as const;
    expect(figures(truck, names)).toEqual(['6,500 kg', '10,000 kg', '4.95 m', '4x2', 'LR', '3', 'RWD']);
    expect(texts(truck, names)).toEqual([
      '6,500 kg GVM',
      '10,000 kg GCM',
      '4.95 m body',
      '4x2',
      'LR licence',
      '3 seats',
      'RWD',
    ]);
  });

  it('of a caravan are berths, length and masses', () => {
    const names = ['berths', 'length', 'tare', 'atm'] as const;
    expect(texts(caravan, names)).toEqual(['4 berths', '7.6 m', '3,080 kg tare', '3,500 kg ATM']);
    expect(figures(caravan, names)).toEqual(['4', '7.6 m', '3,080 kg', '3,500 kg']);
  });

  it('of a motorcycle are its capacity and whether learners may ride it', () => {
    const bike = (lams: string) =>
      makeUte({
        extra_specs: [
          { label: 'Capacity', value: '649 cc' },
          { label: 'Learner approved (LAMS)', value: lams },
        ],
      });
    expect(texts(bike('Yes'), ['cc', 'lams'])).toEqual(['649 cc', 'LAMS']);
    expect(texts(bike('No'), ['cc', 'lams'])).toEqual(['649 cc']);
  });

  it('have a label each', () => {
    expect(new Set(CARD_FACT_NAMES.map(factLabel)).size).toBe(CARD_FACT_NAMES.length);
  });
});
