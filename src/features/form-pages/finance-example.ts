import type { SiteContext } from '../../frame/site-context.ts';
import { localTime } from '../../lib/clock.ts';
import type { RepaymentView } from '../../stock/finance/repayment-view.ts';
import { carTitle } from '../../stock/rules/car-title.ts';
import { vehiclePrices } from '../../stock/rules/price.ts';
import { type FinanceBlock, financeBlock } from '../finance/finance-block.ts';
import { financeFigure } from '../finance/finance-figure.ts';

/** A vehicle for sale with the lender's repayment for it. */
export interface FinanceExample extends Pick<FinanceBlock, 'wording' | 'term' | 'terms'> {
  title: string;
  href: string;
  /** "$32,990 Drive away" */
  price: string;
  repayment: RepaymentView;
  /** Path of the budget finder; null if the site has none. */
  budgetHref: string | null;
}

const examples = new WeakMap<SiteContext, FinanceExample | null>();

/** Finds the example once for all finance pages of a site. */
export function financeExample(context: SiteContext): FinanceExample | null {
  const known = examples.get(context);
  if (known !== undefined) return known;
  const found = findExample(context);
  examples.set(context, found);
  return found;
}

/**
 * Returns an example for people who think about finance: of the vehicles with a price and a repayment, the one in the
 * middle by price. Null if there is none.
 */
function findExample({ stock, site, today, pages, configOfCar }: SiteContext): FinanceExample | null {
  const { year } = localTime(today, site.timezone);
  const financed = stock.onSale
    .flatMap((car) => {
      const { price } = vehiclePrices(car, configOfCar(car));
      const isFinanced =
        price.kind === 'price' && financeFigure(car, configOfCar(car).finance, year) !== null;
      return isFinanced ? [{ car, price }] : [];
    })
    .sort((one, other) => one.price.amount - other.price.amount);
  const middle = financed[Math.floor(financed.length / 2)];
  if (!middle) return null;
  const { car, price } = middle;
  const block = financeBlock(car, price, configOfCar(car).finance, year);
  if (!block?.repayment) return null;
  const { wording, term, terms, repayment } = block;
  return {
    title: carTitle(car),
    href: car.path,
    price: [price.text, price.type].filter(Boolean).join(' '),
    wording,
    term,
    terms,
    repayment,
    budgetHref: pages.linkTo('budget-finder'),
  };
}
