import { expect, it } from 'vitest';
import { didYouMean, orList } from './did-you-mean.ts';

it('didYouMean names the nearest word, or nothing', () => {
  expect(didYouMean('explor', ['explore', 'enquire'])).toBe(' Did you mean "explore"?');
  expect(didYouMean('colour', ['explore', 'enquire'])).toBe('');
});

it('orList joins words, and cuts a long list short', () => {
  expect(orList([])).toBe('');
  expect(orList(['a'])).toBe('"a"');
  expect(orList(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
  expect(orList(Array.from({ length: 20 }, (_, i) => `w${i}`))).toMatch(/"w13" or one of 6 others$/);
});
