import { formatAud } from '../../lib/money.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Car } from '../car.ts';
import type { PriceView, PurchasePrice } from '../views.ts';
import { withoutGst } from './without-gst.ts';

/** In AUD. A price up to this amount is not shown (CAR-29). */
export const HIGHEST_HIDDEN_PRICE = 10;

type Priced = Pick<
  Car,
  'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'preorder'
>;
export type PriceConfig = Pick<Config, 'pricing' | 'wording'>;

function isShown(amount: number | null): amount is number {
  return amount !== null && amount > HIGHEST_HIDDEN_PRICE;
}

/** The vehicle's price in the search index, in whole AUD; 0 if no price is shown (CAR-29). */
export const priceForSearch = ({ price }: Pick<Car, 'price'>): number =>
  isShown(price) ? Math.round(price) : 0;

/** The lowest price of vehicles in whole AUD; null if none has a price. */
export function lowestPrice(cars: readonly Pick<Car, 'price'>[]): number | null {
  const prices = cars.map(priceForSearch).filter((price) => price > 0);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The offer price ("with trade in") in AUD if it is below the price; else null (CAR-29, VDP-28). */
export function reducedPrice(car: Pick<Car, 'price' | 'offer_price'>): number | null {
  return isShown(car.offer_price) && car.price !== null && car.offer_price < car.price
    ? car.offer_price
    : null;
}

/**
 * The struck-through price beside the price, "$46,990", if `before_price` is higher than the price; else null (CAR-32).
 */
export function wasPrice(car: Pick<Car, 'price' | 'before_price'>): string | null {
  return car.before_price !== null && car.price !== null && car.before_price > car.price
    ? formatAud(car.before_price)
    : null;
}

function formatPurchasePrice(amount: number, car: Priced, { pricing }: PriceConfig): PurchasePrice {
  const type = car.price_type || pricing.price_type;
  const net = pricing.without_gst ? withoutGst(amount, type) : null;
  return {
    amount,
    text: formatAud(amount),
    type,
    ...(net !== null && { withoutGst: formatAud(net) }),
  };
}

/** The price for buying the vehicle, also if it stands beside a subscription price; null if none is shown. */
export function purchasePrice(price: PriceView): PurchasePrice | null {
  if (price.kind === 'subscription') return price.purchase;
  return price.kind === 'price' ? price : null;
}

/**
 * The price a card shows, in this order: subscription, reduced or normal price, pre-order, no-price text
 * (CAR-02, CAR-28 to CAR-32).
 */
export function priceView(car: Priced, config: PriceConfig): PriceView {
  if (config.pricing.subscriptions && car.subscription_price !== null && car.subscription_price > 0) {
    const amount = car.subscription_price;
    return {
      kind: 'subscription',
      amount,
      text: formatAud(amount),
      per: 'week',
      note: 'Subscription',
      purchase: isShown(car.price) ? formatPurchasePrice(car.price, car, config) : null,
    };
  }
  const reduced = reducedPrice(car);
  const amount = reduced ?? car.price;
  if (isShown(amount)) {
    return {
      kind: 'price',
      ...formatPurchasePrice(amount, car, config),
      was: wasPrice(car),
      withTradeIn: reduced !== null,
    };
  }
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER' };
  return { kind: 'enquire', text: config.wording.no_price };
}

/**
 * The two prices of the vehicle page: the normal price with its type, and the price with trade in ("$44,990")
 * or null (VDP-27, VDP-28).
 */
export function vehiclePrices(
  car: Priced,
  config: PriceConfig,
): { price: PriceView; tradeIn: string | null } {
  const reduced = reducedPrice(car);
  const price = priceView({ ...car, offer_price: null }, config);
  return { price, tradeIn: reduced === null ? null : formatAud(reduced) };
}
