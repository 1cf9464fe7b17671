import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import type { Car } from '../car.ts';
import { priceView, purchasePrice, reducedPrice, vehiclePrices } from './price.ts';

const defaults = schema.parse({});
const subscribing = schema.parse({ pricing: { subscriptions: true } });

describe('price without GST', () => {
  const pricing = { price_type: 'Excl. Govt Charges', without_gst: true };
  const withGst = schema.parse({ pricing });

  it('stands with the price of a dealer who shows it, whether that is reduced or beside a weekly one', () => {
    expect(priceView(makeUte({ price_type: null }), withGst)).toMatchObject({ withoutGst: '$42,718' });
    const reduced = makeUte({ price_type: null, offer_price: 44_000 });
    expect(priceView(reduced, withGst)).toMatchObject({ text: '$44,000', withoutGst: '$40,000' });
    const weekly = schema.parse({ pricing: { ...pricing, subscriptions: true } });
    const car = makeUte({ price_type: null, subscription_price: 329 });
    expect(priceView(car, weekly)).toMatchObject({ purchase: { withoutGst: '$42,718' } });
  });

  it('is absent by default, and if the vehicle states another price type than the dealer', () => {
    expect(priceView(makeUte({ price_type: 'Excl. Govt Charges' }), defaults)).not.toHaveProperty(
      'withoutGst',
    );
    expect(priceView(makeUte({ price_type: 'Drive away' }), withGst)).not.toHaveProperty('withoutGst');
  });
});

describe('price', () => {
  it('CAR-28 the subscription price is shown first if the dealer offers subscriptions', () => {
    const car = makeUte({ subscription_price: 329 });
    expect(priceView(car, subscribing)).toMatchObject({
      kind: 'subscription',
      amount: 329,
      text: '$329',
      per: 'week',
    });
    expect(priceView(car, defaults)).toMatchObject({ kind: 'price', amount: 46990 });
  });

  it('CAR-28 a subscription price has the purchase price beside it, if there is one', () => {
    const priceOf = (over: Partial<Car>) =>
      purchasePrice(priceView(makeUte({ subscription_price: 329, ...over }), subscribing));
    expect(priceOf({ price_type: 'Ride away' })).toEqual({
      amount: 46990,
      text: '$46,990',
      type: 'Ride away',
    });
    for (const price of [null, 0, 10]) expect(priceOf({ price })).toBeNull();
    expect(purchasePrice(priceView(makeUte(), defaults))).toMatchObject({ amount: 46990 });
    expect(purchasePrice({ kind: 'preorder', text: 'PREORDER' })).toBeNull();
  });

  it.each([0, null])(
    'CAR-28 the purchase price is shown if the subscription price is %s',
    (subscription_price) => {
      expect(priceView(makeUte({ subscription_price }), subscribing)).toMatchObject({
        kind: 'price',
        text: '$46,990',
      });
    },
  );

  it('CAR-29 a price of 11 AUD is shown, a price of 10 AUD is not', () => {
    expect(priceView(makeUte({ price: 11 }), defaults)).toMatchObject({ kind: 'price', text: '$11' });
    expect(priceView(makeUte({ price: 10 }), defaults).kind).toBe('enquire');
  });

  it('CAR-29 the reduced price replaces the normal one', () => {
    const reduced = priceView(makeUte({ offer_price: 44990 }), defaults);
    expect(reduced).toMatchObject({ amount: 44990, text: '$44,990', withTradeIn: true });
    expect(priceView(makeUte(), defaults)).toMatchObject({ amount: 46990, withTradeIn: false });
  });

  it.each([46990, 50000, 10, 0, null])(
    'an offer price of %s is ignored if the price is 46,990',
    (offer_price) => {
      expect(reducedPrice(makeUte({ offer_price }))).toBeNull();
      expect(priceView(makeUte({ offer_price }), defaults)).toMatchObject({
        amount: 46990,
        withTradeIn: false,
      });
    },
  );

  it('CAR-30 a pre-order without a price reads "PREORDER"', () => {
    expect(priceView(makeUte({ price: 0, preorder: true }), defaults)).toEqual({
      kind: 'preorder',
      text: 'PREORDER',
    });
    expect(priceView(makeUte({ preorder: true }), defaults).kind).toBe('price');
  });

  it.each([0, null])('CAR-31 a car with price %s reads "Enquire for price."', (price) => {
    expect(priceView(makeUte({ price }), defaults)).toEqual({ kind: 'enquire', text: 'Enquire for price.' });
  });

  it('CAR-31 the no-price text can be configured', () => {
    const config = schema.parse({ wording: { no_price: 'Price on application' } });
    expect(priceView(makeUte({ price: null }), config)).toEqual({
      kind: 'enquire',
      text: 'Price on application',
    });
  });

  it('CAR-32 the struck-through price is shown only if before_price is higher than the price', () => {
    expect(priceView(makeUte({ before_price: 49990 }), defaults)).toMatchObject({ was: '$49,990' });
    expect(priceView(makeUte({ before_price: 46990 }), defaults)).toMatchObject({ was: null });
    expect(priceView(makeUte({ before_price: 40000 }), defaults)).toMatchObject({ was: null });
    expect(priceView(makeUte({ before_price: null }), defaults)).toMatchObject({ was: null });
  });

  it('the price type is that of the feed, else the dealer’s default, else empty', () => {
    expect(priceView(makeUte({ price_type: 'Excl. Govt Charges' }), defaults)).toMatchObject({
      type: 'Excl. Govt Charges',
    });
    expect(priceView(makeUte(), defaults)).toMatchObject({ type: '' });
    expect(priceView(makeUte(), schema.parse({ pricing: { price_type: 'Ride away' } }))).toMatchObject({
      type: 'Ride away',
    });
  });

  it('the prices for the vehicle page are the normal price and, separately, the price with trade in', () => {
    const { price, tradeIn } = vehiclePrices(makeUte({ offer_price: 44990 }), defaults);
    expect(price).toMatchObject({ text: '$46,990', withTradeIn: false });
    expect(tradeIn).toBe('$44,990');
    expect(vehiclePrices(makeUte(), defaults).tradeIn).toBeNull();
  });

  it('an amount of 10 AUD or less, or above the vehicle’s price, is never shown as the price', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(amount, amount, amount, (price, offer_price, before_price) => {
        const view = priceView(makeUte({ price, offer_price, before_price }), defaults);
        if (view.kind !== 'price') return;
        expect(view.amount).toBeGreaterThan(10);
        expect(view.amount).toBeLessThanOrEqual(price ?? 0);
      }),
    );
  });
});
