import { expect, it } from 'vitest';
import { cardNamed } from '../../../tests/support/search/card-source.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { statusNow } from './compare-now.ts';

const vehicle = (
  now: Partial<Pick<CardDocument, 'sold' | 'reserved'>>,
  drawn: { status?: string; gone?: boolean } = {},
): CardDocument => {
  const card = cardNamed('a');
  return {
    id: 'a',
    price: 30_000,
    sold: false,
    reserved: false,
    ...now,
    card: { ...card, facts: { ...card.facts, status: '', gone: false, ...drawn } },
  };
};

it.each([
  ['for sale', vehicle({}), 'Available'],
  ['sold since its card was drawn', vehicle({ sold: true }), 'SOLD'],
  ['reserved since', vehicle({ reserved: true }), 'RESERVED'],
  ['reserved, then for sale again', vehicle({}, { status: 'RESERVED' }), 'Available'],
  ['reserved, then sold', vehicle({ sold: true }, { status: 'RESERVED' }), 'SOLD'],
  [
    'drawn as sold, in the dealer’s word',
    vehicle({ sold: true }, { status: 'JUST SOLD', gone: true }),
    'JUST SOLD',
  ],
  ['no longer in the index', undefined, 'No longer listed'],
])('says the status of a vehicle that is %s', (_, now, status) => {
  expect(statusNow(now)).toBe(status);
});
