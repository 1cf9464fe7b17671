import { ownProperty } from '../../lib/own-property.ts';
import type { Car } from '../car.ts';
import type { RawField } from '../feed/raw.ts';
import { wordKey } from '../normalise/key.ts';
import { parsePrice, wordsAfterPrice } from '../normalise/price.ts';
import type { Draft } from './draft.ts';

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

/** AUD from which a price is a placeholder ("9999999"). */
const HIGHEST_PRICE = 9_999_999;

const PRICE_TYPES = new Map(
  Object.entries({
    'drive away price': 'Drive away',
    'drive away': 'Drive away',
    driveaway: 'Drive away',
    'drive away no more to pay': 'Drive away',
    dap: 'Drive away',
    'estimated drive away price': 'Estimated drive away',
    'excluding government charges price': 'Excl. Govt Charges',
    'excl govt charges': 'Excl. Govt Charges',
    'excluding government charges': 'Excl. Govt Charges',
    'excl gov charges': 'Excl. Govt Charges',
    egc: 'Excl. Govt Charges',
    'ex gov': 'Excl. Govt Charges',
    'plus on roads': 'Excl. Govt Charges',
    'plus on road costs': 'Excl. Govt Charges',
    'plus orc': 'Excl. Govt Charges',
  }),
);

/** Whole AUD of a price field, or null; notes what was withheld. Another currency is never shown as AUD. */
function amountOf(draft: Draft, field: RawField, target: string): number | null {
  const written = draft.exact(field);
  if (written === null) return null;
  const parsed = parsePrice(written);
  if (parsed.kind === 'none') {
    draft.keep(target, written, 0);
    return null;
  }
  if (parsed.kind === 'unreadable') {
    draft.withheld(target, written, 'is no price that can be read: shown without a price');
    return null;
  }
  const currency = parsed.currency ?? draft.text('price_currency')?.toUpperCase() ?? 'AUD';
  if (currency !== 'AUD') return converted(draft, target, written, parsed.amount, currency);
  if (parsed.amount >= HIGHEST_PRICE) {
    draft.withheld(target, written, 'is a placeholder, not a price: shown without a price');
    return null;
  }
  draft.keep(target, written, parsed.amount);
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
    draft.problem(target, written, `is in ${currency}, not AUD`);
    return null;
  }
  if (rule === 'poa') {
    draft.withheld(target, written, `is in ${currency}: shown without a price`);
    draft.foreign = currency;
    return null;
  }
  const aud = Math.round(amount * rule);
  draft.repaired(target, written, `${currency} converted at ${rule}: ${aud} AUD`);
  draft.keep(target, written, aud);
  return aud;
}

/**
 * Prices in whole AUD. The drive-away price wins over the one without government charges, since the law wants the
 * whole price shown. A sale price becomes the price, the old one `before_price`. A price below the lowest
 * plausible one is withheld: the vehicle is listed without a price.
 */
export function buildMoney(draft: Draft): Money {
  const driveAway = amountOf(draft, 'dap_price', 'price');
  const withoutCharges = driveAway === null ? amountOf(draft, 'egc_price', 'price') : null;
  let price = driveAway ?? withoutCharges ?? amountOf(draft, 'price', 'price');
  let before = amountOf(draft, 'before_price', 'before_price');
  const sale = amountOf(draft, 'sale_price', 'sale_price');
  const reduced = sale !== null && price !== null && sale < price;
  if (reduced) [price, before] = [sale, before ?? price];
  if (price !== null && price < draft.settings.lowestPrice) {
    draft.withheld(
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
    price_type: reduced
      ? priceType(draft, 'sale_price', false, false)
      : priceType(draft, 'price', driveAway !== null, withoutCharges !== null),
    state_average_market_price: amountOf(draft, 'state_average_market_price', 'state_average_market_price'),
    average_market_price: amountOf(draft, 'average_market_price', 'average_market_price'),
  };
}

/** The price type stated in the feed ("Drive away"); null where it states none, since nothing may then be claimed. */
function priceType(
  draft: Draft,
  shown: 'price' | 'sale_price',
  driveAway: boolean,
  withoutCharges: boolean,
): string | null {
  if (driveAway) return 'Drive away';
  if (withoutCharges) return 'Excl. Govt Charges';
  const written = draft.text('price_type', 60);
  if (written !== null) return PRICE_TYPES.get(wordKey(written)) ?? written;
  const behind = wordsAfterPrice(draft.exact(shown) ?? '');
  return behind === null ? null : (PRICE_TYPES.get(wordKey(behind)) ?? null);
}
