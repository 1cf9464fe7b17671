import { describe, expect, it } from 'vitest';
import { aLender } from '../../../tests/support/a-lender.ts';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Car, FinanceLender } from '../../stock/car.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import { type FinanceConfig, financeFigure } from './finance-figure.ts';

const YEAR = 2026;
const carWith = (figures: Partial<FinanceLender> = {}, over: Partial<Car> = {}): Car =>
  makeUte({ finance_lenders: { Lender: aLender(figures) }, ...over });
const config = (group: number, over: Partial<FinanceConfig> = {}): FinanceConfig => ({
  provider: 'Lender',
  group,
  suppressed: false,
  ...over,
});
const GROUPS = [1, 2, 3, 4, 5, 6, 7];

describe('finance of a vehicle', () => {
  it.each(GROUPS)(
    'FIN-01 lender group %i finances a vehicle only with both an interest and a comparison rate',
    (group) => {
      expect(financeFigure(carWith(), config(group), YEAR)).toMatchObject({
        interest: 8.99,
        comparison: 9.87,
      });
      expect(financeFigure(carWith({ interestRate: null }), config(group), YEAR)).toBeNull();
      expect(financeFigure(carWith({ comparisonRate: null }), config(group), YEAR)).toBeNull();
    },
  );

  it('FIN-02 FIN-03 finance can be suppressed by configuration, and is not by default', () => {
    expect(schema.parse({}).finance.suppressed).toBe(false);
    expect(financeFigure(carWith(), config(2, { suppressed: true }), YEAR)).toBeNull();
  });

  it('FIN-04 FIN-10 finance needs the site’s provider to have a weekly or monthly figure above 0', () => {
    expect(schema.parse({}).finance.provider).toBeNull();
    expect(financeFigure(carWith(), config(6, { provider: null }), YEAR)).toBeNull();
    expect(financeFigure(carWith(), config(6, { provider: 'Other' }), YEAR)).toBeNull();
    expect(financeFigure(carWith(), config(6, { provider: 'constructor' }), YEAR)).toBeNull();
    for (const none of [0, null])
      expect(financeFigure(carWith({ paymentWeek: none, paymentMonth: none }), config(6), YEAR)).toBeNull();
  });

  it.each(GROUPS)(
    'FIN-04 lender group %i shows the figure of its kind: monthly for group 5, weekly for all others',
    (group) => {
      expect(financeFigure(carWith(), config(group), YEAR)).toMatchObject(
        group === 5 ? { amount: 705, per: 'month' } : { amount: 163, per: 'week' },
      );
    },
  );

  it('FIN-05 lender group 1 finances only vehicles that are less than 12 years old', () => {
    expect(financeFigure(carWith({}, { year: 2015 }), config(1), YEAR)).not.toBeNull();
    expect(financeFigure(carWith({}, { year: 2014 }), config(1), YEAR)).toBeNull();
  });

  it.each([1, 2, 3, 4, 5])(
    'FIN-05 FIN-06 FIN-07 lender group %i finances only prices above $500',
    (group) => {
      expect(financeFigure(carWith({}, { price: 501 }), config(group), YEAR)).not.toBeNull();
      for (const price of [500, 0, null])
        expect(financeFigure(carWith({}, { price }), config(group), YEAR)).toBeNull();
    },
  );

  it.each([2, 3, 4])(
    'FIN-06 lender group %i needs a weekly figure and finances vehicles of any age',
    (group) => {
      expect(financeFigure(carWith({}, { year: 1999 }), config(group), YEAR)).toMatchObject({
        amount: 163,
        per: 'week',
      });
      expect(financeFigure(carWith({ paymentWeek: null }), config(group), YEAR)).toBeNull();
    },
  );

  it('FIN-07 lender group 5 shows the repayment a month, and finances no vehicle without one', () => {
    expect(financeFigure(carWith({ paymentWeek: null }), config(5), YEAR)).toMatchObject({
      amount: 705,
      per: 'month',
    });
    expect(financeFigure(carWith({ paymentMonth: null }), config(5), YEAR)).toBeNull();
  });

  it.each([6, 7])(
    'FIN-08 lender group %i finances any vehicle for sale, whatever its age and even without a price',
    (group) => {
      expect(financeFigure(carWith({}, { price: 0, year: 1999 }), config(group), YEAR)).not.toBeNull();
      expect(financeFigure(carWith({ paymentWeek: null }), config(group), YEAR)).toMatchObject({
        per: 'month',
      });
    },
  );

  it.each(GROUPS)(
    'FIN-05 FIN-06 FIN-07 FIN-08 lender group %i does not finance sold or reserved vehicles',
    (group) => {
      for (const gone of [
        { status: 'sold' },
        { sold: true },
        { reserved: true },
        { status: 'other' },
      ] as const)
        expect(financeFigure(carWith({}, gone), config(group), YEAR)).toBeNull();
      expect(financeFigure(carWith({}, { status: 'coming_soon' }), config(group), YEAR)).not.toBeNull();
    },
  );
});
