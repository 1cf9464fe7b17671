import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card, ORDINARY, STATES } from '../../tests/fixtures/cards.ts';
import { anyCard } from '../../tests/support/card-arbitrary.ts';
import { cardFacts } from './card-facts.ts';
import { nameWithVariant } from './rules/name-with-variant.ts';
import type { CardView, PriceView } from './views.ts';

const enquire: PriceView = { kind: 'enquire', text: 'Enquire for price.' };
const priced = {
  kind: 'price',
  amount: 1,
  text: '$1',
  type: 'Drive away',
  was: null,
  withTradeIn: false,
} as const;
const factsOf = (price: PriceView, changes: Partial<CardView> = {}) =>
  cardFacts(card('2023 Mazda CX-5', 'floor/suv/blue-1/front', price, changes));

describe('the facts of a card', () => {
  it('are the texts and values of the card, and empty or null for what the card does not have', () => {
    const changes = { id: 'a', slug: 'a-1', variant: 'Maxx Sport · KF', place: 'Alder Bay' };
    expect(factsOf(priced, changes)).toEqual({
      id: 'a',
      slug: 'a-1',
      title: '2023 Mazda CX-5',
      variant: 'Maxx Sport · KF',
      make: 'Mazda',
      model: 'CX-5',
      picture: '/media/vehicles/floor/suv/blue-1/front-800.avif',
      facts: { Condition: 'Used', Odometer: '24,180 km', Transmission: 'Automatic', Fuel: 'Petrol' },
      price: '$1',
      amount: 1,
      weekly: false,
      priceNote: 'Drive away',
      withoutGst: '',
      place: 'Alder Bay',
      status: '',
      gone: false,
      soldLabel: 'SOLD',
    });
    expect(factsOf(enquire, { variant: '', picture: null, place: null, facts: [] })).toMatchObject({
      variant: '',
      picture: null,
      place: '',
      facts: {},
      amount: null,
      priceNote: '',
      withoutGst: '',
    });
  });

  it('have the price type and the words "with trade in" or "per week" in priceNote', () => {
    const week = {
      kind: 'subscription',
      amount: 9,
      text: '$9',
      per: 'week',
      note: 'Subscription',
      purchase: null,
    } as const;
    expect(factsOf(priced).priceNote).toBe('Drive away');
    expect(factsOf({ ...priced, withTradeIn: true }).priceNote).toBe('Drive away with trade in');
    expect(factsOf({ ...priced, type: '' }).priceNote).toBe('');
    expect(factsOf({ ...priced, type: '', withTradeIn: true }).priceNote).toBe('with trade in');
    expect(factsOf(week)).toMatchObject({ priceNote: 'per week, Subscription', weekly: true, amount: null });
    expect(factsOf({ ...week, note: '' }).priceNote).toBe('per week');
    const purchase = { amount: 20_000, text: '$20,000', type: 'Ride away' };
    expect(factsOf({ ...week, purchase }).priceNote).toBe('per week, Subscription, or $20,000 Ride away');
    expect(factsOf({ kind: 'preorder', text: 'PREORDER' })).toMatchObject({ priceNote: '', amount: null });
  });

  it('have the price of the search index as amount, even if the card shows a lower offer price', () => {
    const offered: PriceView = { ...priced, amount: 28_990, text: '$28,990', was: '$30,990' };
    expect(factsOf(offered, { priceForSearch: 30_990 })).toMatchObject({ price: '$28,990', amount: 30_990 });
    expect(factsOf(enquire, { priceForSearch: 30_990 }).amount).toBeNull();
  });

  it('have as status the label on the picture; without a label, “No longer available” if the vehicle is gone', () => {
    const band = { label: 'RESERVED', reason: 'On hold' };
    expect(factsOf(priced, { band })).toMatchObject({ status: 'RESERVED', gone: false });
    const sold = { label: 'GONE', reason: '' };
    expect(factsOf(priced, { band: sold, available: false })).toMatchObject({ status: 'GONE', gone: true });
    expect(factsOf(priced, { available: false })).toMatchObject({
      status: 'No longer available',
      gone: true,
    });
  });

  it('have the same fields in the same order for every vehicle, and are unchanged after a round trip through JSON', () => {
    const keys = Object.keys(factsOf(enquire));
    for (const view of [...ORDINARY, ...STATES]) expect(Object.keys(cardFacts(view))).toEqual(keys);
    fc.assert(
      fc.property(anyCard, (view) => {
        const facts = cardFacts(view);
        expect(Object.keys(facts)).toEqual(keys);
        expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
      }),
    );
  });
});

describe('a vehicle’s full name', () => {
  it('is its title and variant, without dots between the parts', () => {
    const title = '2023 Mazda CX-5';
    expect(nameWithVariant({ title, variant: 'Maxx Sport · KF · AWD' })).toBe(
      '2023 Mazda CX-5 Maxx Sport KF AWD',
    );
    expect(nameWithVariant({ title, variant: '' })).toBe(title);
  });
});
