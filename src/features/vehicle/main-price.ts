import type { PriceView } from '../../stock/views.ts';
import type { LookForms } from '../../tenant/schema/look.ts';

/**
 * The price that a vehicle's page leads with, and a short text of the other one, "or $250 per week", if it has two. In
 * the form `two-prices` the price to buy leads.
 */
export function mainPrice(price: PriceView, buying: LookForms['buying']): { main: PriceView; other: string } {
  if (price.kind !== 'subscription' || !price.purchase) return { main: price, other: '' };
  const { purchase, text, per } = price;
  return buying === 'two-prices'
    ? { main: { ...purchase, kind: 'price', was: null, withTradeIn: false }, other: `or ${text} per ${per}` }
    : { main: price, other: `or ${purchase.text}` };
}
