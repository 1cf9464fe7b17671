import { expect, it } from 'vitest';
import { cardNamed } from '../../../tests/support/search/card-source.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { currentStatus } from './current-vehicles.ts';

const vehicle = (
  now: Partial<Pick<CardDocument, 'sold' | 'reserved'>>,
  built: { status?: string; gone?: boolean } = {},
): CardDocument => {
  const card = cardNamed('a');
  return {
    id: 'a',
    price: 30_000,
    sold: false,
    reserved: false,
    ...now,
    card: { ...card, facts: { ...card.facts, status: '', gone: false, soldLabel: 'RIDDEN AWAY', ...built } },
  };
};

it.each([
  ['for sale', vehicle({}), 'Available'],
  ['sold since the build, in the dealer’s words', vehicle({ sold: true }), 'RIDDEN AWAY'],
  ['reserved since the build', vehicle({ reserved: true }), 'RESERVED'],
  ['no longer reserved', vehicle({}, { status: 'RESERVED' }), 'Available'],
  ['reserved, then sold', vehicle({ sold: true }, { status: 'RESERVED' }), 'RIDDEN AWAY'],
  ['sold when the site was built', vehicle({ sold: true }, { status: 'JUST SOLD', gone: true }), 'JUST SOLD'],
  ['no longer in the index', undefined, 'No longer listed'],
])('shows the status of a vehicle that is %s', (_, now, status) => {
  expect(currentStatus(now)).toBe(status);
});
