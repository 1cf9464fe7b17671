import { z } from 'zod';
import {
  DEFAULT_INTEREST,
  DEFAULT_INTEREST_RANGE,
  DEFAULT_MAX_TERM,
  DEFAULT_MIN_AMOUNT,
  DEFAULT_TERM,
} from './defaults/finance.ts';
import { key } from './key.ts';

const rate = z.number().min(0).max(48);
const aud = z.number().min(0);

const rateRange = z
  .strictObject({
    min: key(rate.default(DEFAULT_INTEREST_RANGE.min), 'Lowest rate, % p.a.', 'FIN-17'),
    max: key(rate.default(DEFAULT_INTEREST_RANGE.max), 'Highest rate, % p.a.', 'FIN-17'),
  })
  .refine(({ min, max }) => min < max, 'min must be below max');

const fee = z.strictObject({
  label: key(z.string(), 'Name of the fee.', 'FIN-35'),
  amount: key(aud, 'Amount, AUD.', 'FIN-35'),
  monthly: key(z.boolean().default(false), 'Charged every month, not once.', 'FIN-35'),
});

export const finance = z.strictObject({
  provider: key(z.string().nullable().default(null), 'Lender whose figures are shown.', 'FIN-04, TEN-17'),
  group: key(
    z.int().min(1).max(7).default(2),
    'Group of the lender, which decides the vehicles it finances. 1: less than 12 years old and above $500. 2 to 4: above $500 with a weekly repayment. 5: above $500 with a monthly repayment. 6 and 7: every vehicle that can be bought. All groups need an interest and a comparison rate.',
    'FIN-05, FIN-06, FIN-07, FIN-08',
  ),
  suppressed: key(
    z.boolean().default(false),
    'The site shows nothing about finance.',
    'FIN-02, FIN-03, TEN-17',
  ),
  on_cards: key(z.boolean().default(false), 'Vehicle cards show the repayment.', 'TEN-17'),
  weekly_wording: key(
    z.enum(['only', 'per_week']).default('only'),
    'Weekly repayment of the vehicle page: "Only $X /wk*" or "$N per week".',
    'VDP-29',
  ),
  start_rate: key(
    z.enum(['site', 'lender']).default('site'),
    'Rate the calculator starts with: the site’s `default_interest`, or the lender’s own for the vehicle.',
    'FIN-25',
  ),
  default_interest: key(rate.default(DEFAULT_INTEREST), 'Site’s rate for the calculator, % p.a.', 'FIN-25'),
  interest_range: key(rateRange.prefault({}), 'Interest rates that the calculator accepts.', 'FIN-17'),
  default_term_years: key(
    z.number().min(1).max(7).default(DEFAULT_TERM),
    'Term that the calculator starts with, in years.',
    'FIN-24',
  ),
  max_term_years: key(
    z.number().min(1).max(7).default(DEFAULT_MAX_TERM),
    'Longest term of the calculator, in years.',
    'FIN-15',
  ),
  min_amount: key(z.int().min(1).default(DEFAULT_MIN_AMOUNT), 'Lowest purchase price, AUD.', 'FIN-11'),
  max_by_price: key(
    z.boolean().default(false),
    'For a vehicle above $100,000, the highest purchase price is 105% of its price.',
    'FIN-12',
  ),
  frequency_selector: key(
    z.boolean().default(true),
    'Shoppers can choose weekly, fortnightly or monthly repayments.',
    'FIN-21',
  ),
  rounding: key(
    z.enum(['up', 'car_weekly']).default('up'),
    'Repayments are rounded up; `car_weekly`: rounded down if that gives the weekly repayment in the vehicle’s data.',
    'FIN-30',
  ),
  establishment_fee: key(
    aud.nullable().default(null),
    'AUD added to the loan. With null, the lender’s own amount for the vehicle.',
    'FIN-31',
  ),
  comparison_range: key(
    rateRange.nullable().default(null),
    'Range of comparison rates the lender states.',
    'FIN-33',
  ),
  half_of_applicants: key(
    z.boolean().default(true),
    'Say that half of applicants get the advertised rate or lower.',
    'FIN-34',
  ),
  fees: key(
    z.array(fee).default([]),
    'All the lender’s fees, the one for establishment among them: stated with the calculator and counted in its comparison rate.',
    'FIN-35',
  ),
});
