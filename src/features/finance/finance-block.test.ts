import { describe, expect, it } from 'vitest';
import { aLender } from '../../../tests/support/a-lender.ts';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Car, FinanceLender } from '../../stock/car.ts';
import { priceView } from '../../stock/rules/price.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import { cardRepayment, financeBlock } from './finance-block.ts';

const DISCLAIMER = 'Terms apply. '.repeat(30).trim();
const block = (
  finance: Record<string, unknown> = {},
  over: Partial<FinanceLender> = {},
  changes: Partial<Car> = {},
  pricing = {},
) => {
  const car = makeUte({
    finance_lenders: { Lender: aLender({ disclaimer: DISCLAIMER, ...over }) },
    ...changes,
  });
  const config = schema.parse({ finance: { provider: 'Lender', ...finance }, pricing });
  return financeBlock(car, priceView(car, config), config.finance, 2026);
};

describe('the finance block', () => {
  it('FIN-10 exists only if the lender has a repayment and a comparison rate, and finance is not suppressed', () => {
    expect(block()).toMatchObject({
      lender: 'Lender',
      repayment: { amount: '$163', per: 'week', comparison: '9.87% p.a.' },
    });
    expect(block({ suppressed: true })).toBeNull();
    expect(block({}, { comparisonRate: null })).toBeNull();
    expect(block({}, { paymentWeek: null, paymentMonth: null })).toBeNull();
  });

  it('FIN-08 FIN-23 has the calculator but not the lender’s repayment if the vehicle has no full price', () => {
    const unpriced = block({ group: 6 }, {}, { price: null });
    expect(unpriced).toMatchObject({ repayment: null, calculator: { start: { amount: 30_000 } } });
    const weekly = { subscription_price: 199 };
    expect(block({}, {}, weekly)?.repayment).not.toBeNull();
    expect(block({}, {}, weekly, { subscriptions: true })?.repayment).not.toBeNull();
    const onlyWeekly = { ...weekly, price: null };
    expect(block({ group: 6 }, {}, onlyWeekly, { subscriptions: true })?.repayment).toBeNull();
  });

  it('FIN-36 lists the terms of the lender’s repayment, and states the loan term in years if the lender has months or weeks', () => {
    const lender = { label: 'Lender', value: 'Lender' };
    expect(block()).toMatchObject({ term: '5 years', terms: [lender] });
    const all = { deposit: 6000, balloon: 9000, establishmentFees: 912.25, totalPayable: 42_380 };
    const inMonths = block({}, { termYears: null, termMonths: 42, ...all });
    expect(inMonths?.term).toBe('3.5 years');
    expect(inMonths?.terms).toEqual([
      lender,
      { label: 'Deposit', value: '$6,000' },
      { label: 'Balloon', value: '$9,000' },
      { label: 'Establishment fee', value: '$912.25' },
      { label: 'Total payable', value: '$42,380' },
    ]);
    expect(block({}, { termYears: null, termWeeks: 52 })?.term).toBe('1 year');
    expect(block({}, { termYears: null })).toMatchObject({ term: null, terms: [lender] });
  });

  it('DAT-13 lists the lender’s repayments over other terms; `term6` has priority over `terms.term6`', () => {
    const lender = { termYears: 5, term5: 163, term6: 143.2, terms: { term3: 248, term6: 1 } };
    expect(block({ max_term_years: 5 }, lender)?.terms.at(-1)).toEqual({
      label: 'Other terms',
      value: '3 years $248 per week',
    });
    expect(block({}, lender)?.terms.slice(1)).toEqual([
      { label: 'Other terms', value: '3 years $248, 6 years $144 per week' },
    ]);
  });

  it('FIN-32 FIN-34 the notes state the example loan and, unless switched off, how many applicants get the rate', () => {
    const half = 'At least half of consumer applicants will get the advertised rate or lower.';
    expect(block()?.notes).toEqual(['Comparison rate for a secured loan of $30,000 over 5 years.', half]);
    expect(block({ half_of_applicants: false })?.notes).not.toContain(half);
  });

  it('FIN-33 the notes state the range of comparison rates if it is configured', () => {
    const notes = block({ comparison_range: { min: 8.38, max: 19.42 } })?.notes;
    expect(notes).toContain('Comparison rates range from 8.38% p.a. to 19.42% p.a.');
    expect(block()?.notes.join(' ')).not.toContain('range');
  });

  it('FIN-35 the notes list the fees if they are configured', () => {
    const fees = [
      { label: 'establishment', amount: 395 },
      { label: 'security registration', amount: 6 },
      { label: 'monthly account admin', amount: 8, monthly: true },
      { label: 'dealer agency', amount: 912.25 },
    ];
    expect(block({ fees })?.notes).toContain(
      'Fees: establishment $395, security registration $6, monthly account admin $8, dealer agency $912.25.',
    );
    expect(block()?.notes.join(' ')).not.toContain('Fees');
  });

  it('FIN-37 a disclaimer over 197 characters is cut after a word, a shorter one is whole', () => {
    // Fifteen times "Terms apply. " are 195 characters; the last full stop gives way to the ellipsis.
    expect(block()?.disclaimer).toMatchObject({ kind: 'cut', text: DISCLAIMER.slice(0, 193) });
    expect(block({}, { disclaimer: 'Short.' })?.disclaimer).toEqual({ kind: 'whole', text: 'Short.' });
    expect(block({}, { disclaimer: null })?.disclaimer).toBeNull();
  });
});

describe('the repayment on a card', () => {
  const onCard = (finance: Record<string, unknown>, changes: Partial<Car> = {}) => {
    const car = makeUte({ finance_lenders: { Lender: aLender() }, ...changes });
    const config = schema.parse({ finance: { provider: 'Lender', ...finance } });
    return cardRepayment(car, priceView(car, config), config.finance, 2026);
  };

  it('TEN-17 is shown only if it is switched on and finance is available', () => {
    expect(onCard({})).toBeNull();
    expect(onCard({ on_cards: true })).toMatchObject({
      amount: '$163',
      per: 'week',
      comparison: '9.87% p.a.',
    });
    expect(onCard({ on_cards: true, suppressed: true })).toBeNull();
    expect(onCard({ on_cards: true, group: 6 }, { price: 0 })).toBeNull();
  });
});
