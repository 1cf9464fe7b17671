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
  ['is for sale', 'Available', vehicle({})],
  ['was sold after the build', 'RIDDEN AWAY', vehicle({ sold: true })],
  ['was reserved after the build', 'RESERVED', vehicle({ reserved: true })],
  ['is no longer reserved', 'Available', vehicle({}, { status: 'RESERVED' })],
  ['was reserved at the build and then sold', 'RIDDEN AWAY', vehicle({ sold: true }, { status: 'RESERVED' })],
  ['was sold before the build', 'JUST SOLD', vehicle({ sold: true }, { status: 'JUST SOLD', gone: true })],
  ['is no longer in the index', 'No longer listed', undefined],
])('a vehicle that %s has the status “%s”', (_, status, now) => {
  expect(currentStatus(now)).toBe(status);
});
