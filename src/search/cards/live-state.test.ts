import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveState } from './live-state.ts';

const FREE = { gone: false, status: '', amount: 30_000 };
const RESERVED = { ...FREE, status: 'RESERVED' };
const GONE = { ...FREE, gone: true, status: 'JUST SOLD' };
const now = (over: Partial<{ price: number; sold: boolean; reserved: boolean }> = {}) => ({
  price: 30_000,
  sold: false,
  reserved: false,
  ...over,
});

describe('the state of a card', () => {
  it.each([
    ['a vehicle for sale stays as it was drawn', FREE, now(), null],
    ['one that was sold since is sold', FREE, now({ sold: true }), 'sold'],
    ['one that was reserved since is reserved', FREE, now({ reserved: true }), 'reserved'],
    ['a sale counts more than a reservation', FREE, now({ sold: true, reserved: true }), 'sold'],
    ['one drawn as reserved stays so', RESERVED, now({ reserved: true }), null],
    ['one whose reservation ended is free', RESERVED, now(), 'free'],
    ['one reserved and then sold is sold', RESERVED, now({ sold: true }), 'sold'],
    [
      'one reserved and then sold is sold, the deposit kept',
      RESERVED,
      now({ sold: true, reserved: true }),
      'sold',
    ],
    ['one drawn as sold stays so', GONE, now({ sold: true }), null],
    ['one drawn as sold stays so although it is for sale again', GONE, now(), null],
    ['one drawn as sold stays so although it is reserved', GONE, now({ reserved: true }), null],
  ])('%s', (_, drawn, known, status) => {
    expect(liveState(drawn, known)).toEqual({ status, price: null });
  });
});

describe('the price of a card', () => {
  it.each([
    ['the same', 30_000, 30_000, null],
    ['another', 30_000, 28_490, '$28,490'],
    ['none any more, which waits for a build', 30_000, 0, null],
    ['below none', 30_000, -5, null],
    ['one where there was none, which waits for a build', null, 28_490, null],
    ['none as before', null, 0, null],
  ])('%s', (_, amount, price, shown) => {
    for (const sold of [false, true])
      expect(liveState({ ...FREE, amount }, now({ price, sold })).price).toBe(shown);
  });

  it('of a vehicle drawn as sold stays', () => {
    expect(liveState(GONE, now({ price: 1 })).price).toBeNull();
  });
});

it('says words of its own alone, and nothing where nothing has changed', () => {
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
