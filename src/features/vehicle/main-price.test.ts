import { expect, it } from 'vitest';
import type { PriceView } from '../../stock/views.ts';
import { mainPrice } from './main-price.ts';

const purchase = { amount: 57_990, text: '$57,990', type: 'Tow away' };
const weekly: PriceView = {
  kind: 'subscription',
  amount: 250,
  text: '$250',
  per: 'week',
  note: '',
  purchase,
};

it('CAR-28 a page with two prices leads with the one by the week, or with the one to buy if the dealer sets them apart', () => {
  expect(mainPrice(weekly, 'plain')).toEqual({ main: weekly, other: 'or $57,990' });
  expect(mainPrice(weekly, 'two-prices')).toMatchObject({
    main: { kind: 'price', text: '$57,990' },
    other: 'or $250 per week',
  });
});

it('a page with one price leads with it', () => {
  const alone: PriceView = { ...weekly, purchase: null };
  expect(mainPrice(alone, 'two-prices')).toEqual({ main: alone, other: '' });
});
