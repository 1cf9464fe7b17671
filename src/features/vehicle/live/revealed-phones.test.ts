import { beforeEach, expect, it } from 'vitest';
import { revealedPhones, revealPhone } from './revealed-phones.ts';

beforeEach(() => revealedPhones.set([]));

it('LOC-26 the first press reveals a number, the next one calls it', () => {
  const seen: (readonly string[])[] = [];
  const stop = revealedPhones.listen((shown) => seen.push(shown));
  expect(revealPhone('tel:0891234567')).toBe(true);
  expect(revealPhone('tel:0891234567')).toBe(false);
  stop();
  expect(seen).toEqual([['tel:0891234567']]);
});

it('LOC-26 keeps every other number masked', () => {
  revealPhone('tel:0891234567');
  expect(revealedPhones.get()).not.toContain('tel:0298765432');
  expect(revealPhone('tel:0298765432')).toBe(true);
  expect(revealedPhones.get()).toEqual(['tel:0891234567', 'tel:0298765432']);
});
