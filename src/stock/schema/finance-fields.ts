import { z } from 'zod';
import { columns, field, nativeOnly, objectOf, ownFields } from './field.ts';
import {
  optionalAmount,
  optionalMoney,
  optionalNumber,
  optionalText,
  optionalWhole,
  words,
} from './value-schemas.ts';

const repaymentOver = (years: number) =>
  field(
    optionalAmount,
    `Repayment in AUD per week over ${years} ${years === 1 ? 'year' : 'years'}.`,
    nativeOnly,
  );

/** A lender's offer (DAT-13). */
export const lenderFields = {
  interestRate: field(optionalNumber(0, 100), 'Interest rate in % p.a.', nativeOnly),
  comparisonRate: field(optionalNumber(0, 100), 'Comparison rate in % p.a.', nativeOnly),
  paymentWeek: field(optionalAmount, 'Repayment in AUD per week.', nativeOnly),
  paymentMonth: field(optionalAmount, 'Repayment in AUD per month.', nativeOnly),
  totalPayable: field(optionalAmount, 'Total of all payments in AUD.', nativeOnly),
  termYears: field(optionalNumber(0, 50), 'Term in years.', nativeOnly),
  termMonths: field(optionalNumber(0, 600), 'Term in months.', nativeOnly),
  termWeeks: field(optionalNumber(0, 2_600), 'Term in weeks.', nativeOnly),
  term1: repaymentOver(1),
  term2: repaymentOver(2),
  term3: repaymentOver(3),
  term4: repaymentOver(4),
  term5: repaymentOver(5),
  term6: repaymentOver(6),
  term7: repaymentOver(7),
  terms: field(
    z.record(z.string().regex(/^term\d{1,2}$/, 'must be term1, term2 …'), z.number()).default({}),
    'The same repayments as a group. If `term5` is in both places, the one outside the group is used.',
    nativeOnly,
  ),
  deposit: field(optionalAmount, 'Deposit in AUD.', nativeOnly),
  balloon: field(optionalAmount, 'Balloon payment in AUD, due at the end of the term.', nativeOnly),
  establishmentFees: field(optionalAmount, 'Establishment fees in AUD.', nativeOnly),
  disclaimer: field(z.string().max(5_000).nullable().default(null), 'The lender’s conditions.', nativeOnly),
  financeProvider: field(optionalText, 'Name of the lender.', nativeOnly),
};
export const lenderSchema = objectOf(lenderFields);

/** A payment processor (DAT-08). */
export const processorFields = {
  name: field(words, 'Name of the payment processor.', nativeOnly),
  deposit: field(optionalAmount, 'Deposit in AUD for reserving the vehicle.', nativeOnly),
};
export const processorSchema = objectOf(processorFields);

/** Sale date, market prices and payment. */
export const financeFields = {
  sold_date_timestamp: field(
    optionalWhole(0, 10_000_000_000),
    'Time of the sale, in Unix seconds.',
    columns('sold_date'),
  ),
  state_average_market_price: field(
    optionalMoney,
    'Whole AUD, average price in the vehicle’s state (DAT-07).',
    columns('state_average_market_price'),
  ),
  average_market_price: field(
    optionalMoney,
    'Whole AUD, average price in Australia (DAT-07).',
    columns('average_market_price'),
  ),
  payment_processors: field(
    z.array(processorSchema).default([]),
    'Deposits by payment processor (DAT-08).',
    ownFields,
  ),
  finance_lenders: field(
    z.record(z.string().max(100), lenderSchema).default({}),
    'Offers by lender, named as the site configuration spells it (DAT-09, DAT-13).',
    ownFields,
  ),
};
