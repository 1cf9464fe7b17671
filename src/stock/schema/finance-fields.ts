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
  field(optionalAmount, `AUD per week over ${years} ${years === 1 ? 'year' : 'years'}.`, nativeOnly);

/** A lender's offer (DAT-13). */
export const lenderFields = {
  interestRate: field(optionalNumber(0, 100), '% p.a.', nativeOnly),
  comparisonRate: field(optionalNumber(0, 100), '% p.a.', nativeOnly),
  paymentWeek: field(optionalAmount, 'AUD per week.', nativeOnly),
  paymentMonth: field(optionalAmount, 'AUD per month.', nativeOnly),
  totalPayable: field(optionalAmount, 'AUD over the whole term.', nativeOnly),
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
    'The same repayments as a group; a `term5` beside the group goes before the one in it.',
    nativeOnly,
  ),
  deposit: field(optionalAmount, 'AUD.', nativeOnly),
  balloon: field(optionalAmount, 'AUD due at the end.', nativeOnly),
  establishmentFees: field(optionalAmount, 'AUD.', nativeOnly),
  disclaimer: field(z.string().max(5_000).nullable().default(null), 'The lender’s conditions.', nativeOnly),
  financeProvider: field(optionalText, 'The firm that lends.', nativeOnly),
};
export const lenderSchema = objectOf(lenderFields);

/** A payment processor (DAT-08). */
export const processorFields = {
  name: field(words, 'Name of the payment processor.', nativeOnly),
  deposit: field(optionalAmount, 'Deposit in AUD that reserves the vehicle.', nativeOnly),
};
export const processorSchema = objectOf(processorFields);

/** Sale date, market prices and payment. */
export const financeFields = {
  sold_date_timestamp: field(
    optionalWhole(0, 10_000_000_000),
    'When it was sold, in Unix seconds.',
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
    'Deposit by processor (DAT-08).',
    ownFields,
  ),
  finance_lenders: field(
    z.record(z.string().max(100), lenderSchema).default({}),
    'Offers by lender, named as the site configuration spells it (DAT-09, DAT-13).',
    ownFields,
  ),
};
