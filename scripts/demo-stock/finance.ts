import type { FinanceLender } from '../../src/stock/car.ts';

/** Five years. */
const TERM_WEEKS = 260;

const DISCLAIMER =
  'An example for the price shown over five years, with no deposit or balloon, subject to credit approval. Fees, charges and conditions apply.';

/** AUD, added to the loan. An invented lender's fee. */
const FEES = 395;

/** Amortised repayment per period, rounded up to whole AUD. `ratePercent` is the yearly rate. */
export function repayment(principal: number, ratePercent: number, years: number, perYear: number): number {
  const rate = ratePercent / 100 / perYear;
  const periods = years * perYear;
  return Math.ceil((principal * rate) / (1 - (1 + rate) ** -periods));
}

/** Yearly interest in %, invented. */
function rateForAge(years: number): number {
  if (years < 3) return 7.49;
  return years < 7 ? 8.49 : 9.95;
}

/** A lender's offer for a vehicle. Rates rise with its age in `years`. */
export function lenderEntry(name: string, price: number, years: number): FinanceLender {
  const interestRate = rateForAge(years);
  const principal = price + FEES;
  const week = repayment(principal, interestRate, 5, 52);
  const terms = Object.fromEntries(
    [3, 5, 7].map((term) => [`term${term}`, repayment(principal, interestRate, term, 52)]),
  );
  const entry: Omit<FinanceLender, `term${number}`> = {
    interestRate,
    // Invented; it only has to be above the interest rate, because it includes the fees.
    comparisonRate: Math.round((interestRate + 0.82) * 100) / 100,
    paymentWeek: week,
    paymentMonth: repayment(principal, interestRate, 5, 12),
    // The sum of the repayments that the page shows, so that its two totals agree.
    totalPayable: week * TERM_WEEKS,
    termYears: 5,
    termMonths: 60,
    termWeeks: TERM_WEEKS,
    terms,
    deposit: 0,
    balloon: 0,
    establishmentFees: FEES,
    disclaimer: DISCLAIMER,
    financeProvider: name,
  };
  // Reading the stock adds the fields that are left out.
  return entry as FinanceLender;
}
