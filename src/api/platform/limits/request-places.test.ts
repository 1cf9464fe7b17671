import { expect, it } from 'vitest';
import { createPlaces } from './request-places.ts';

it('one owner gets its own places, all owners together those that there are, and a place can be taken again', () => {
  const places = createPlaces(10);
  const take = (network: string) => places.take({ [network]: 4 });
  const own = [1, 2, 3, 4].map(() => take('203.0.113.9'));
  expect(own).not.toContain(null);
  expect(take('203.0.113.9')).toBeNull();
  const others = [1, 2, 3, 4, 5, 6].map((last) => take(`198.51.100.${last}`));
  expect(others).not.toContain(null);
  expect(take('198.51.100.7')).toBeNull();
  others[0]?.();
  expect(take('203.0.113.9')).toBeNull();
  expect(take('198.51.100.7')).not.toBeNull();
  own[0]?.();
  expect(take('203.0.113.9')).not.toBeNull();
});

it('a request of two owners needs a place of both, and takes none if one of them has none', () => {
  const places = createPlaces(10);
  const take = (network: string, dealer: string) => places.take({ [network]: 1, [dealer]: 2 });
  const first = take('a', 'acme');
  expect(first).not.toBeNull();
  expect(take('a', 'other')).toBeNull();
  expect(take('b', 'acme')).not.toBeNull();
  expect(take('c', 'acme')).toBeNull();
  expect(take('c', 'other')).not.toBeNull();
  first?.();
  expect(take('a', 'acme')).not.toBeNull();
});
