import { ownProperty } from '../../../lib/own-property.ts';
import type { Car } from '../../car.ts';
import { firstNumber } from '../cells/number.ts';
import { parsePrice } from '../cells/price.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';
import { parseInterval } from './interval.ts';
import { statusInPrice } from './normalise/status-words.ts';
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

/** In AUD. This price and higher ones are placeholders. */
const LOWEST_PLACEHOLDER = 9_999_999;

/**
 * Reads a price field in whole AUD; null with a note if the price is left out. Prices in other currencies are
 * never shown as AUD.
 *
 * @param target field of the vehicle, for the note and `seller_words`
 */
function amountOf(draft: Draft, field: RawField, target: string): number | null {
  const written = draft.cellText(field);
  if (written === null) return null;
  const parsed = parsePrice(written);
  if (parsed.kind !== 'amount' && statusInPrice(written) !== null) {
    draft.noteRepaired(target, written, 'is not a price but a status, so it is read as the status');
    draft.keepSellerWords(target, written, 0);
    return null;
  }
  if (parsed.kind === 'none') {
    draft.keepSellerWords(target, written, 0);
    return null;
  }
  if (parsed.kind === 'unreadable') {
    draft.noteWithheld(target, written, 'cannot be read as a price, so it is left out');
    return null;
  }
  const currency = parsed.currency ?? draft.cleanLine('price_currency')?.toUpperCase() ?? 'AUD';
  if (currency !== 'AUD') return convertedAmount(draft, target, written, parsed.amount, currency);
  if (parsed.amount >= LOWEST_PLACEHOLDER) {
    draft.noteWithheld(target, written, 'is a placeholder and not a price, so it is left out');
    return null;
  }
  draft.keepSellerWords(target, written, parsed.amount);
  return parsed.amount;
}

/** A price in another currency by the feed's rule for that currency; null if it is left out. */
function convertedAmount(
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
    draft.noteWithheld(target, written, `is in ${currency} and not AUD, so it is left out`);
    draft.foreignCurrency = currency;
    return null;
  }
  const aud = Math.round(amount * rule);
  draft.noteRepaired(
    target,
    written,
    `is converted from ${currency} to ${aud} AUD at ${rule} AUD per ${currency}`,
  );
  draft.keepSellerWords(target, written, aud);
  return aud;
}

/** Explains why the sale price does not apply at the time of the import; null if it applies. */
function saleDateProblem(draft: Draft): string | null {
  const dates = draft.cellText('sale_price_effective_date');
  if (dates === null) return null;
  const interval = parseInterval(dates);
  if (interval === null) {
    draft.noteDoubtful(
      'sale_price_effective_date',
      dates,
      'is not an interval such as "2026-11-01/2026-11-30", so the sale price applies at any time',
    );
    return null;
  }
  const now = draft.settings.now.getTime();
  const [start, end] = dates.split('/').map((part) => part.trim());
  if (interval.start !== null && now < interval.start) return `applies only from ${start}`;
  return interval.end !== null && now >= interval.end ? `applied only until ${end}` : null;
}

/** The sale price in AUD; null if its dates exclude today. */
function currentSalePrice(draft: Draft): number | null {
  const written = draft.cellText('sale_price');
  const reason = written === null ? null : saleDateProblem(draft);
  if (written === null || reason === null) return amountOf(draft, 'sale_price', 'sale_price');
  draft.noteWithheld('sale_price', written, `${reason}, so the ordinary price applies`);
  return null;
}

/**
 * True if the feed has an ordinary price, or withholds one in words ("POA"), which a sale price must not
 * undo.
 */
function hasOrdinaryPrice(draft: Draft): boolean {
  return (['dap_price', 'egc_price', 'price'] as const).some((field) => {
    const written = draft.cellText(field);
    return written !== null && firstNumber(written) !== 0;
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
  let shown: ShownPrice = 'price';
  if (driveAway !== null) shown = 'dap_price';
  else if (withoutCharges !== null) shown = 'egc_price';
  if (sale !== null && price !== null && sale < price) {
    [price, before] = [sale, before ?? price];
    shown = 'sale_price';
  }
  if (sale !== null && price === null && !hasOrdinaryPrice(draft)) [price, shown] = [sale, 'sale_price'];
  if (price !== null && price < draft.settings.lowestPrice) {
    draft.noteWithheld(
      'price',
      draft.cellText(shown) ?? String(price),
      `is below ${draft.settings.lowestPrice} AUD, which no vehicle costs, so the vehicle is listed without a price`,
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
