import { describe, expect, it } from 'vitest';
import type { CardView, PriceView } from '../../stock/views.ts';
import { comparedCard } from './compared-card.ts';

const card = (price: PriceView, changes: Partial<CardView> = {}): CardView => ({
  id: 'a',
  slug: 'a-1',
  href: '/cars/a-1',
  title: '2023 Mazda CX-5',
  make: 'Mazda',
  model: 'CX-5',
  variant: 'Maxx Sport · KF',
  facts: ['Used'],
  price,
  tag: null,
  band: null,
  picture: { src: '/a.avif', srcset: '', width: 640, height: 400, alt: '' },
  repayment: null,
  place: 'Alder Bay',
  belowMarket: false,
  available: true,
  favourite: true,
  buttons: [],
  ...changes,
});

describe('comparedCard', () => {
  it('tells what the card tells', () => {
    const price = { kind: 'enquire', text: 'Enquire for price.' } as const;
    expect(comparedCard(card(price))).toEqual({
      id: 'a',
      name: '2023 Mazda CX-5 Maxx Sport KF',
      slug: 'a-1',
      make: 'Mazda',
      model: 'CX-5',
      primary_image_url: '/a.avif',
      variant: 'Maxx Sport · KF',
      facts: ['Used'],
      price: 'Enquire for price.',
      priceNote: '',
      place: 'Alder Bay',
    });
    const bare = comparedCard(card(price, { variant: '', picture: null, place: null }));
    expect(bare).toMatchObject({ name: '2023 Mazda CX-5', primary_image_url: null, place: '' });
  });

  it('says what a price is for', () => {
    const price = {
      kind: 'price',
      amount: 1,
      text: '$1',
      type: 'Drive away',
      was: null,
      withTradeIn: false,
    } as const;
    const week = { kind: 'subscription', amount: 9, text: '$9', per: 'week', note: 'Subscription' } as const;
    expect(comparedCard(card(price)).priceNote).toBe('Drive away');
    expect(comparedCard(card({ ...price, withTradeIn: true })).priceNote).toBe('Drive away with trade in');
    expect(comparedCard(card({ ...price, type: '' })).priceNote).toBe('');
    expect(comparedCard(card({ ...price, type: '', withTradeIn: true })).priceNote).toBe('with trade in');
    expect(comparedCard(card(week)).priceNote).toBe('per week, Subscription');
    expect(comparedCard(card({ kind: 'preorder', text: 'PREORDER' })).priceNote).toBe('');
  });
});
