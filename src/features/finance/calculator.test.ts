import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLender } from '../../../tests/support/a-lender.ts';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { exactRepayment } from '../../stock/finance/repayment.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import {
  amountProblem,
  type CalculatorInputs,
  type CalculatorSettings,
  calculate,
  calculatorSettings,
  clampInputs,
  residualProblem,
  STEP,
  settingsAtPrice,
} from './calculator.ts';
import type { FinanceFigure } from './finance-figure.ts';

const figure = (over: Partial<FinanceFigure['lender']> = {}): FinanceFigure => ({
  amount: 163,
  per: 'week',
  interest: 8.99,
  comparison: 9.87,
  provider: 'Wattle Finance',
  lender: aLender(over),
});
const settings = (
  finance: Record<string, unknown> = {},
  car: Partial<Car> = {},
  lenderFigure: FinanceFigure = figure(),
): CalculatorSettings => calculatorSettings(makeUte(car), lenderFigure, schema.parse({ finance }).finance);
const inputs = (over: Partial<CalculatorInputs> = {}): CalculatorInputs => ({ ...settings().start, ...over });

describe('initial values of the calculator', () => {
  it('FIN-23 the amount is the vehicle’s price, or $30,000 if it has none', () => {
    expect(settings().start.amount).toBe(46_990);
    for (const price of [null, 0, 10]) expect(settings({}, { price }).start.amount).toBe(30_000);
  });

  it('FIN-24 the term is 5 years or the configured one, but at most the site’s longest term', () => {
    expect(settings().start.years).toBe(5);
    expect(settings({ default_term_years: 6 }).start.years).toBe(6);
    expect(settings({ default_term_years: 6, max_term_years: 5 }).start.years).toBe(5);
  });

  it('FIN-25 the interest rate is `default_interest`, by default 12.94 %, or the lender’s rate if `start_rate` is "lender"', () => {
    expect(settings().start.interest).toBe(12.94);
    expect(settings({ default_interest: 10 }).start.interest).toBe(10);
    expect(settings({ start_rate: 'lender', default_interest: 10 }).start.interest).toBe(8.99);
  });

  it('FIN-26 FIN-27 the deposit is the lender’s or 0, and the residual is 0', () => {
    expect(settings().start).toMatchObject({ deposit: 0, residual: 0 });
    expect(settings({}, {}, figure({ deposit: 5000 })).start).toMatchObject({ deposit: 5000, residual: 0 });
  });

  it('FIN-31 the establishment fee is the configured one, else the lender’s, else 0', () => {
    expect(settings().establishmentFee).toBe(0);
    expect(settings({}, {}, figure({ establishmentFees: 495 })).establishmentFee).toBe(495);
    for (const fee of [1300, 1360.5])
      expect(
        settings({ establishment_fee: fee }, {}, figure({ establishmentFees: 495 })).establishmentFee,
      ).toBe(fee);
  });

  it('FIN-21 there are three frequencies, or one if the choice is switched off', () => {
    expect(settings().frequencies).toEqual(['weekly', 'fortnightly', 'monthly']);
    expect(settings({ frequency_selector: false }).frequencies).toEqual(['weekly']);
  });
});

describe('bounds of the calculator’s inputs', () => {
  it('FIN-11 FIN-12 the price has bounds of $1,000 (or as configured) and $250,000', () => {
    expect(settings().amount).toEqual({ min: 1000, max: 250_000 });
    expect(settings({ min_amount: 5000 }).amount.min).toBe(5000);
  });

  it('FIN-12 if `max_by_price` is set, the amount for a vehicle above $100,000 is limited to 105 % of its price', () => {
    const max = (price: number) => settings({ max_by_price: true }, { price }).amount.max;
    expect(max(300_000)).toBe(315_000);
    expect(max(100_001)).toBe(105_001);
    expect(max(100_000)).toBe(250_000);
    expect(settings({}, { price: 300_000 }).amount.max).toBe(250_000);
  });

  it('VDP-10 FIN-12 if `max_by_price` is set, the maximum follows a price that changed since the page was built', () => {
    const byPrice = settings({ max_by_price: true }, { price: 300_000 });
    expect(settingsAtPrice(byPrice, 280_000).amount).toEqual({ min: 1000, max: 294_000 });
    expect(settingsAtPrice(byPrice, 90_000).amount.max).toBe(250_000);
    expect(settingsAtPrice(settings({}, { price: 90_000 }), 280_000).amount.max).toBe(250_000);
  });

  it('FIN-13 a price at or outside its bounds has a message', () => {
    const message = 'Cannot be less than $1,000 or more than $250,000';
    const { amount } = settings();
    for (const wrong of [0, 999, 1000, 250_000, 250_001]) expect(amountProblem(wrong, amount)).toBe(message);
    for (const right of [1001, 30_000, 249_999]) expect(amountProblem(right, amount)).toBeNull();
    expect(amountProblem(4000, settings({ min_amount: 5000 }).amount)).toBe(
      'Cannot be less than $5,000 or more than $250,000',
    );
  });

  it('FIN-14 a negative or empty amount becomes 0, but one that is too high is kept', () => {
    expect(clampInputs({ amount: -5 }, settings()).amount).toBe(0);
    expect(clampInputs({ amount: Number.NaN }, settings()).amount).toBe(0);
    expect(clampInputs({ amount: 900_000 }, settings()).amount).toBe(900_000);
  });

  it('FIN-15 FIN-16 the term is 1 to 7 years (or as configured) in steps of half a year', () => {
    expect(STEP).toBe(0.5);
    expect(settings().term).toEqual({ min: 1, max: 7 });
    expect(settings({ max_term_years: 5 }).term).toEqual({ min: 1, max: 5 });
  });

  it.each([
    [{}, 0.5, 15],
    [{ interest_range: { min: 9.95, max: 19.95 } }, 9.95, 19.95],
    [{ interest_range: { min: 7.5, max: 14.5 } }, 7.5, 14.5],
    [{ interest_range: { min: 5.99, max: 15.99 } }, 5.99, 15.99],
    [{ interest_range: { min: 4, max: 20 } }, 4, 20],
  ])('FIN-17 with the setting %j the interest rate is %s to %s', (finance, min, max) => {
    expect(settings(finance).interest).toEqual({ min, max });
  });

  it('FIN-18 FIN-19 FIN-20 deposit and residual are limited to $0 to $250,000, term and rate to their bounds', () => {
    const clamped = (changed: Partial<CalculatorInputs>) => clampInputs(changed, settings());
    expect(clamped({ deposit: -1, residual: 300_000 })).toMatchObject({ deposit: 0, residual: 250_000 });
    expect(clamped({ years: 9, interest: 40 })).toMatchObject({ years: 7, interest: 15 });
    expect(clamped({ years: 0, interest: 0 })).toMatchObject({ years: 1, interest: 0.5 });
    expect(clamped({ deposit: 1500.5 }).deposit).toBe(1500.5);
    const empty = { deposit: Number.NaN, residual: Number.NaN, years: Number.NaN, interest: Number.NaN };
    expect(clamped(empty)).toEqual({ deposit: 0, residual: 0, years: 1, interest: 0.5 });
    expect(clamped({ frequency: 'monthly' })).toEqual({ frequency: 'monthly' });
  });
});

describe('calculation', () => {
  it('FIN-30 the repayment is rounded up, and the total is that of all repayments', () => {
    const result = calculate(inputs(), settings());
    const exact = exactRepayment({ ...inputs(), establishmentFee: 0 });
    expect(result).toMatchObject({
      kind: 'repayment',
      repayment: { amount: `$${Math.ceil(exact)}`, per: 'week' },
    });
    expect(result).toMatchObject({ total: `$${(Math.ceil(exact) * 260).toLocaleString('en-AU')}` });
  });

  it('FIN-30 if configured, a repayment is rounded down if that gives the lender’s weekly figure for the vehicle', () => {
    const exact = exactRepayment({ ...inputs(), establishmentFee: 0 });
    const weekly = figure({ paymentWeek: Math.floor(exact) });
    const amountOf = (finance: Record<string, unknown>) => {
      const result = calculate(inputs(), settings(finance, {}, weekly));
      return result.kind === 'repayment' ? result.repayment.amount : null;
    };
    expect(amountOf({ rounding: 'car_weekly' })).toBe(`$${Math.floor(exact)}`);
    expect(amountOf({})).toBe(`$${Math.ceil(exact)}`);
  });

  it('FIN-30 the lender’s weekly figure is used only for weekly repayments', () => {
    const fortnightly = inputs({ frequency: 'fortnightly' });
    const exact = exactRepayment({ ...fortnightly, establishmentFee: 0 });
    const same = settings({ rounding: 'car_weekly' }, {}, figure({ paymentWeek: Math.floor(exact) }));
    expect(calculate(fortnightly, same)).toMatchObject({
      repayment: { amount: `$${Math.ceil(exact)}`, per: 'fortnight' },
    });
  });

  it('VDP-10 FIN-30 the lender’s weekly figure is not used once the vehicle’s price has changed', () => {
    const exact = exactRepayment({ ...inputs(), establishmentFee: 0 });
    const before = settings({ rounding: 'car_weekly' }, {}, figure({ paymentWeek: Math.floor(exact) }));
    expect(calculate(inputs(), settingsAtPrice(before, inputs().amount))).toMatchObject({
      repayment: { amount: `$${Math.ceil(exact)}` },
    });
  });

  it('FIN-22 a repayment of $25 or less becomes "Enquire for Finance", one of $26 is shown', () => {
    const at = (amount: number) =>
      calculate(inputs({ amount, interest: 0.5, years: 1, frequency: 'weekly' }), settings());
    expect(at(1200)).toMatchObject({
      kind: 'none',
      text: 'Enquire for Finance',
      comparison: '1.5% p.a.',
    });
    expect(at(1296).kind).toBe('none');
    expect(
      Math.ceil(
        exactRepayment({ ...inputs({ amount: 1296, interest: 0.5, years: 1 }), establishmentFee: 0 }),
      ),
    ).toBe(25);
    expect(at(1340)).toMatchObject({ kind: 'repayment', repayment: { amount: '$26' } });
  });

  it('FIN-13 a price at or outside its bounds has no result', () => {
    for (const amount of [0, 1000, 250_000, 900_000])
      expect(calculate(inputs({ amount }), settings()), String(amount)).toMatchObject({
        kind: 'none',
        text: 'No result for these amounts',
        comparison: '13.78% p.a.',
      });
    for (const amount of [10_000, 249_999])
      expect(calculate(inputs({ amount }), settings()).kind, String(amount)).toBe('repayment');
  });

  it('FIN-19 FIN-27 FIN-29 a residual lowers the repayment and is part of the total; it must be less than the amount borrowed', () => {
    const terms = { amount: 30_000, interest: 12.94, years: 5, frequency: 'monthly' } as const;
    const results = (residual: number) => calculate(inputs({ ...terms, residual }), settings());
    expect(results(0)).toMatchObject({ repayment: { amount: '$682' }, total: '$40,920' });
    // 574.22 by the annuity formula; 60 payments of 575 and 9,000 at the end.
    expect(results(9000)).toMatchObject({ repayment: { amount: '$575' }, total: '$43,500' });
    expect(residualProblem(inputs({ ...terms, residual: 29_999 }), settings())).toBeNull();
    for (const residual of [30_000, 250_000]) {
      expect(results(residual)).toMatchObject({ kind: 'none', text: 'No result for these amounts' });
      expect(residualProblem(inputs({ ...terms, residual }), settings())).toMatch(/less than the amount/);
    }
  });

  const comparison = (interest: number, finance = {}, lenderFigure = figure()) => {
    const result = calculate(inputs({ interest }), settings(finance, {}, lenderFigure));
    return result.kind === 'repayment' ? result.repayment.comparison : null;
  };

  it('at the lender’s interest rate the comparison rate is the lender’s own', () => {
    expect(comparison(8.99)).toBe('9.87% p.a.');
    expect(comparison(8.99, { establishment_fee: 1300 })).toBe('9.87% p.a.');
  });

  // Reference values, computed with 50 digits.
  it('FIN-31 FIN-35 at other interest rates, the comparison rate uses the known fees or those that the lender’s rates imply, whichever gives the higher rate', () => {
    const fees = [
      { label: 'establishment', amount: 400 },
      { label: 'dealer agency', amount: 913.25 },
      { label: 'account', amount: 8, monthly: true },
    ];
    // A comparison rate of 9.87 % at 8.99 % interest implies fees of 12.89 a month.
    expect(comparison(10)).toBe('10.87% p.a.');
    expect(comparison(10, { establishment_fee: 100 })).toBe('10.87% p.a.');
    expect(comparison(10, { establishment_fee: 1300 })).toBe('11.85% p.a.');
    expect(comparison(10, { fees })).toBe('12.39% p.a.');
    expect(comparison(10, { fees, establishment_fee: 1300 })).toBe('12.39% p.a.');
    expect(comparison(10, { fees, establishment_fee: 1360.5 })).toBe('12.46% p.a.');
  });

  it('FIN-25 no fees are implied if the lender’s comparison rate is not above its interest rate', () => {
    expect(comparison(10, {}, { ...figure(), comparison: 8.99 })).toBe('10.0% p.a.');
    expect(comparison(10, {}, { ...figure(), comparison: 8 })).toBe('10.0% p.a.');
  });

  it('the comparison rate is never below the interest rate and rises with it', () => {
    const rate = fc.integer({ min: 50, max: 1400 }).map((hundredths) => hundredths / 100);
    const lenderFigure = fc.tuple(rate, fc.integer({ min: 0, max: 300 })).map(([interest, more]) => {
      return { ...figure(), interest, comparison: interest + more / 100 };
    });
    const shown = (interest: number, lender: FinanceFigure) =>
      Number.parseFloat(comparison(interest, {}, lender) ?? '');
    fc.assert(
      fc.property(rate, lenderFigure, (interest, lender) => {
        const at = shown(interest, lender);
        expect(at).toBeGreaterThanOrEqual(interest);
        expect(shown(interest + 0.5, lender)).toBeGreaterThan(at);
      }),
    );
  });
});
