import { formatAud } from '../../lib/money.ts';
import { formatExactAud } from '../../lib/money-cents.ts';
import { ownProperty } from '../../lib/own-property.ts';
import { type Excerpt, financeDisclaimerExcerpt } from '../../lib/truncate.ts';
import type { Car, FinanceLender } from '../../stock/car.ts';
import { EXAMPLE_LOAN, HALF_OF_APPLICANTS } from '../../stock/finance/comparison-rate.ts';
import { PAYMENTS_PER_YEAR } from '../../stock/finance/repayment.ts';
import { yearsText } from '../../stock/finance/repayment-text.ts';
import { formatRate, type RepaymentView, repaymentView } from '../../stock/finance/repayment-view.ts';
import type { PriceView } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { type CalculatorSettings, calculatorSettings } from './calculator.ts';
import { type FinanceFigure, financeFigure } from './finance-figure.ts';

/** The row for the term of a repayment; none if the term is unknown. */
export const termRows = (term: string | null): { label: string; value: string }[] =>
  term === null ? [] : [{ label: 'Term', value: term }];

/** Data of the finance section of a vehicle page. */
export interface FinanceBlock {
  lender: string;
  /** The lender's own repayment; null if the page shows no price beside it. */
  repayment: RepaymentView | null;
  /** "5 years", the term of the lender's repayment (FIN-36); null if the stock does not say it. */
  term: string | null;
  /** The other terms of the lender's repayment: lender, deposit, balloon, fee, total, repayments over other terms. */
  terms: { label: string; value: string }[];
  wording: Config['finance']['weekly_wording'];
  /** See `repaymentLabel`. */
  label: string;
  calculator: CalculatorSettings;
  /** Example loan of the comparison rate, range of comparison rates, share of applicants who get the rate, fees. */
  notes: string[];
  /** The lender's disclaimer, cut to 197 characters; null if the stock has none: a script then asks the service. */
  disclaimer: Excerpt | null;
}

function notesOf(config: Config['finance']): string[] {
  const { comparison_range, half_of_applicants, fees } = config;
  const example = `Comparison rate for a secured loan of ${formatAud(EXAMPLE_LOAN.amount)} over ${EXAMPLE_LOAN.years} years.`;
  const range =
    comparison_range &&
    `Comparison rates range from ${formatRate(comparison_range.min)} to ${formatRate(comparison_range.max)}`;
  const stated = fees.map(({ label, amount }) => `${label} ${formatExactAud(amount)}`);
  return [
    example,
    ...(range ? [range] : []),
    ...(half_of_applicants ? [HALF_OF_APPLICANTS] : []),
    ...(stated.length > 0 ? [`Fees: ${stated.join(', ')}.`] : []),
  ];
}

/** Term of the lender's repayment in years; null if it is unknown. */
function lenderYears({ termYears, termMonths, termWeeks }: FinanceLender): number | null {
  if (termYears) return termYears;
  if (termMonths) return termMonths / PAYMENTS_PER_YEAR.monthly;
  return termWeeks ? termWeeks / PAYMENTS_PER_YEAR.weekly : null;
}

/** Years of the fields `term1` to `term7` of a lender (DAT-13). */
const TERMS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * "3 years $180, 6 years $104 per week": the lender's repayments over other terms that the site offers (DAT-13,
 * FIN-15); '' if there are none.
 *
 * @param years term of the repayment that is shown, which is left out
 * @param maxYears longest term that the site offers
 */
function otherTerms(lender: FinanceLender, years: number | null, maxYears: number): string {
  const parts = TERMS.flatMap((term) => {
    const amount = lender[`term${term}`] ?? ownProperty(lender.terms, `term${term}`) ?? 0;
    return term === years || term > maxYears || amount <= 0
      ? []
      : [`${yearsText(term)} ${formatAud(Math.ceil(amount))}`];
  });
  return parts.length === 0 ? '' : `${parts.join(', ')} per week`;
}

function termsOf(
  { lender, provider }: FinanceFigure,
  maxYears: number,
): Pick<FinanceBlock, 'term' | 'terms'> {
  const years = lenderYears(lender);
  const others = otherTerms(lender, years, maxYears);
  const amounts = [
    ['Deposit', lender.deposit],
    ['Balloon', lender.balloon],
    ['Establishment fee', lender.establishmentFees],
    ['Total payable', lender.totalPayable],
  ] as const;
  return {
    term: years === null ? null : yearsText(years),
    terms: [
      { label: 'Lender', value: provider },
      ...amounts.flatMap(([label, amount]) => (amount ? [{ label, value: formatExactAud(amount) }] : [])),
      ...(others ? [{ label: 'Other terms', value: others }] : []),
    ],
  };
}

/**
 * The lender's repayment; null if no full price is shown. A repayment is a part of a price, so it may only be shown
 * together with the full price (Australian Consumer Law, section 48). A subscription also shows the full price if the
 * vehicle can be bought.
 */
const repaymentBesidePrice = (figure: FinanceFigure, price: PriceView): RepaymentView | null =>
  price.kind === 'price' || (price.kind === 'subscription' && price.purchase)
    ? repaymentView(figure.amount, figure.per, figure)
    : null;

/** Label of a repayment. Beside the weekly price of a subscription it says that a loan is another way to pay. */
export const repaymentLabel = ({ kind }: PriceView): string =>
  kind === 'subscription' ? 'Loan repayment' : 'Repayment';

/**
 * The repayment on a vehicle's card; null if the site shows none or finance is not available (TEN-17).
 *
 * @param price the price on the card
 * @param year the current year in the dealer's time zone
 */
export function cardRepayment(
  car: Car,
  price: PriceView,
  config: Config['finance'],
  year: number,
): RepaymentView | null {
  const figure = config.on_cards ? financeFigure(car, config, year) : null;
  return figure && repaymentBesidePrice(figure, price);
}

/**
 * The finance of a vehicle; null if it is not available (FIN-01 to FIN-10, FIN-32 to FIN-37).
 *
 * @param price the price on the page
 * @param year the current year in the dealer's time zone
 */
export function financeBlock(
  car: Car,
  price: PriceView,
  config: Config['finance'],
  year: number,
): FinanceBlock | null {
  const figure = financeFigure(car, config, year);
  if (figure === null || config.provider === null) return null;
  const { lender } = figure;
  return {
    lender: config.provider,
    repayment: repaymentBesidePrice(figure, price),
    ...termsOf(figure, config.max_term_years),
    wording: config.weekly_wording,
    label: repaymentLabel(price),
    calculator: calculatorSettings(car, figure, config),
    notes: notesOf(config),
    disclaimer: lender.disclaimer ? financeDisclaimerExcerpt(lender.disclaimer) : null,
  };
}
