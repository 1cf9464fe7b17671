import { expect, it } from 'vitest';
import { didYouMean, orList } from './did-you-mean.ts';

it('didYouMean suggests the nearest known word, or returns an empty text if none is near', () => {
  expect(didYouMean('explor', ['explore', 'enquire'])).toBe(' Did you mean "explore"?');
  expect(didYouMean('colour', ['explore', 'enquire'])).toBe('');
});

it('orList joins words with commas and "or", and names only the first 14 of a longer list', () => {
  expect(orList([])).toBe('');
  expect(orList(['a'])).toBe('"a"');
  expect(orList(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
  expect(orList(Array.from({ length: 20 }, (_, i) => `w${i}`))).toMatch(/"w13" or one of 6 others$/);
});
