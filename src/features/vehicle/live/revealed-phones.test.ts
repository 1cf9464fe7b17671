import { beforeEach, expect, it } from 'vitest';
import { revealedPhones, revealPhone } from './revealed-phones.ts';

beforeEach(() => revealedPhones.set([]));

it('LOC-26 a number is revealed by the first click only, so that the next one calls it', () => {
  const changes: (readonly string[])[] = [];
  const unsubscribe = revealedPhones.listen((shown) => changes.push(shown));
  expect(revealPhone('tel:0891234567')).toBe(true);
  expect(revealPhone('tel:0891234567')).toBe(false);
  unsubscribe();
  expect(changes).toEqual([['tel:0891234567']]);
});

it('LOC-26 revealing one number keeps every other number masked', () => {
  revealPhone('tel:0891234567');
  expect(revealedPhones.get()).not.toContain('tel:0298765432');
  expect(revealPhone('tel:0298765432')).toBe(true);
  expect(revealedPhones.get()).toEqual(['tel:0891234567', 'tel:0298765432']);
});
