import { ownProperty } from '../../../lib/own-property.ts';
import type { Car } from '../../car.ts';
import { leadingNumber } from '../cells/number.ts';
import { parsePrice } from '../cells/price.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';
import { parseInterval } from './interval.ts';
import { priceType, type ShownPrice } from './price-type.ts';

export type Money = Pick<
  Car,
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'price_type'
  | 'state_average_market_price'
  | 'average_market_price'
>;

/** AUD. Prices from here on are placeholders ("9999999"). */
const HIGHEST_PRICE = 9_999_999;

/**
 * Reads a price field in whole AUD; null with a note where it is withheld. Prices in other currencies are
 * never shown as AUD.
 */
function amountOf(draft: Draft, field: RawField, target: string): number | null {
  const written = draft.cellText(field);
  if (written === null) return null;
  const parsed = parsePrice(written);
  if (parsed.kind === 'none') {
    draft.keepSellerWords(target, written, 0);
    return null;
  }
  if (parsed.kind === 'unreadable') {
    draft.noteWithheld(target, written, 'is not a price that can be read: shown without a price');
    return null;
  }
  const currency = parsed.currency ?? draft.cleanLine('price_currency')?.toUpperCase() ?? 'AUD';
  if (currency !== 'AUD') return converted(draft, target, written, parsed.amount, currency);
  if (parsed.amount >= HIGHEST_PRICE) {
    draft.noteWithheld(target, written, 'is a placeholder, not a price: shown without a price');
    return null;
  }
  draft.keepSellerWords(target, written, parsed.amount);
  return parsed.amount;
}

function converted(
  draft: Draft,
  target: string,
  written: string,
  amount: number,
  currency: string,
): number | null {
  const rule = ownProperty(draft.settings.currencies, currency) ?? 'poa';
  if (rule === 'quarantine') {
    draft.addProblem(target, written, `is in ${currency}, not AUD`);
    return null;
  }
  if (rule === 'poa') {
    draft.noteWithheld(target, written, `is in ${currency}: shown without a price`);
    draft.foreignCurrency = currency;
    return null;
  }
  const aud = Math.round(amount * rule);
  draft.noteRepaired(target, written, `${currency} converted at ${rule}: ${aud} AUD`);
  draft.keepSellerWords(target, written, aud);
  return aud;
}

/** Explains why the sale price does not apply at the time of the import; null where it does. */
function saleDateProblem(draft: Draft): string | null {
  const dates = draft.cellText('sale_price_effective_date');
  if (dates === null) return null;
  const interval = parseInterval(dates);
  if (interval === null) {
    draft.noteDoubtful(
      'sale_price_effective_date',
      dates,
      'is not an interval that can be read ("start/end"): the sale price applies',
    );
    return null;
  }
  const now = draft.settings.now.getTime();
  const [start, end] = dates.split('/').map((part) => part.trim());
  if (interval.start !== null && now < interval.start) return `applies only from ${start}`;
  return interval.end !== null && now >= interval.end ? `applied only until ${end}` : null;
}

/** The sale price in AUD; null where its dates exclude today. */
function currentSalePrice(draft: Draft): number | null {
  const written = draft.cellText('sale_price');
  const reason = written === null ? null : saleDateProblem(draft);
  if (written === null || reason === null) return amountOf(draft, 'sale_price', 'sale_price');
  draft.noteWithheld('sale_price', written, `${reason}: the ordinary price applies`);
  return null;
}

/**
 * True where the feed has an ordinary price, or withholds one in words ("POA"), which a sale price must not
 * undo.
 */
function hasOrdinaryPrice(draft: Draft): boolean {
  return (['dap_price', 'egc_price', 'price'] as const).some((field) => {
    const written = draft.cellText(field);
    return written !== null && leadingNumber(written) !== 0;
  });
}

/**
 * Reads all prices, in whole AUD. The drive-away price wins over the one without government charges, because
 * the law requires the full price. A sale price between its dates becomes the price, and the old one
 * `before_price`; without another price, the sale price is the price. A price below the lowest plausible one
 * is withheld: the vehicle is listed without a price.
 */
export function buildMoney(draft: Draft): Money {
  const driveAway = amountOf(draft, 'dap_price', 'price');
  const withoutCharges = driveAway === null ? amountOf(draft, 'egc_price', 'price') : null;
  let price = driveAway ?? withoutCharges ?? amountOf(draft, 'price', 'price');
  let before = amountOf(draft, 'before_price', 'before_price');
  const sale = currentSalePrice(draft);
  let shown: ShownPrice = driveAway !== null ? 'dap_price' : withoutCharges !== null ? 'egc_price' : 'price';
  if (sale !== null && price !== null && sale < price) {
    [price, before] = [sale, before ?? price];
    shown = 'sale_price';
  }
  if (sale !== null && price === null && !hasOrdinaryPrice(draft)) [price, shown] = [sale, 'sale_price'];
  if (price !== null && price < draft.settings.lowestPrice) {
    draft.noteWithheld(
      'price',
      String(price),
      `is below ${draft.settings.lowestPrice} AUD, which no vehicle costs: shown without a price`,
    );
    price = null;
  }
  if (before !== null && price !== null && before <= price) before = null;
  return {
    price,
    before_price: before,
    offer_price: amountOf(draft, 'offer_price', 'offer_price'),
    subscription_price: amountOf(draft, 'subscription_price', 'subscription_price'),
    price_type: priceType(draft, shown),
    state_average_market_price: amountOf(draft, 'state_average_market_price', 'state_average_market_price'),
    average_market_price: amountOf(draft, 'average_market_price', 'average_market_price'),
  };
}
