import { expect, it } from 'vitest';
import { createPhotoPlaces } from './photo-places.ts';

it('one network gets four places at the same time, all networks together ten, and a place can be taken again', () => {
  const places = createPhotoPlaces();
  const own = [1, 2, 3, 4].map(() => places.take('203.0.113.9'));
  expect(own).not.toContain(null);
  expect(places.take('203.0.113.9')).toBeNull();
  const others = [1, 2, 3, 4, 5, 6].map((last) => places.take(`198.51.100.${last}`));
  expect(others).not.toContain(null);
  expect(places.take('198.51.100.7')).toBeNull();
  others[0]?.();
  expect(places.take('203.0.113.9')).toBeNull();
  expect(places.take('198.51.100.7')).not.toBeNull();
  own[0]?.();
  expect(places.take('203.0.113.9')).not.toBeNull();
});
