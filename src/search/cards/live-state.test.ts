import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveState } from './live-state.ts';

const FREE = { gone: false, status: '', amount: 30_000 };
const RESERVED = { ...FREE, status: 'RESERVED' };
const SOLD = { ...FREE, gone: true, status: 'JUST SOLD' };
const now = (over: Partial<{ price: number; sold: boolean; reserved: boolean }> = {}) => ({
  price: 30_000,
  sold: false,
  reserved: false,
  ...over,
});

describe('status of a card', () => {
  it.each([
    ['for sale: unchanged', FREE, now(), null],
    ['sold since the build: sold', FREE, now({ sold: true }), 'sold'],
    ['reserved since the build: reserved', FREE, now({ reserved: true }), 'reserved'],
    ['sold and reserved: sold', FREE, now({ sold: true, reserved: true }), 'sold'],
    ['reserved at the build: unchanged', RESERVED, now({ reserved: true }), null],
    ['reservation ended: free', RESERVED, now(), 'free'],
    ['reserved at the build, then sold: sold', RESERVED, now({ sold: true }), 'sold'],
    [
      'reserved at the build, then sold and still marked as reserved: sold',
      RESERVED,
      now({ sold: true, reserved: true }),
      'sold',
    ],
    ['sold at the build: unchanged', SOLD, now({ sold: true }), null],
    ['sold at the build and for sale again: unchanged until the next build', SOLD, now(), null],
    [
      'sold at the build and now reserved: unchanged until the next build',
      SOLD,
      now({ reserved: true }),
      null,
    ],
  ])('%s', (_, drawn, known, status) => {
    expect(liveState(drawn, known)).toEqual({ status, price: null });
  });
});

describe('price of a card', () => {
  it.each([
    ['same price: unchanged', 30_000, 30_000, null],
    ['new price: shown', 30_000, 28_490, '$28,490'],
    ['price removed: unchanged until the next build', 30_000, 0, null],
    ['negative price: unchanged', 30_000, -5, null],
    ['price added: unchanged until the next build', null, 28_490, null],
    ['still no price: unchanged', null, 0, null],
  ])('%s', (_, amount, price, shown) => {
    for (const sold of [false, true])
      expect(liveState({ ...FREE, amount }, now({ price, sold })).price).toBe(shown);
  });

  it('keeps the price of a vehicle rendered as sold', () => {
    expect(liveState(SOLD, now({ price: 1 })).price).toBeNull();
  });
});

it('returns only known statuses, and null when nothing has changed', () => {
  const drawn = fc.record({
    gone: fc.boolean(),
    status: fc.constantFrom('', 'RESERVED', 'GONE', '<b>'),
    amount: fc.option(fc.nat()),
  });
  const known = fc.record({
    price: fc.double({ noNaN: true, noDefaultInfinity: true }),
    sold: fc.boolean(),
    reserved: fc.boolean(),
  });
  fc.assert(
    fc.property(drawn, known, (card, state) => {
      const { status, price } = liveState(card, state);
      expect([null, 'sold', 'reserved', 'free']).toContain(status);
      if (price !== null) expect(price).toMatch(/^\$[\d,.]+$/);
      if (!state.sold && state.reserved === (card.status !== '')) expect(status).toBeNull();
    }),
  );
});
