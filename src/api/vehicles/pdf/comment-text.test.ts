import { expect, it } from 'vitest';
import { cutAtSentence } from './comment-text.ts';

it('`cutAtSentence` keeps whole sentences', () => {
  const paragraphs = ['Short one.', 'First it is here. Then it cost approx. $2.50 more. Last it ends.'];
  expect(cutAtSentence(paragraphs, 9, 20)).toEqual(paragraphs);
  expect(cutAtSentence(paragraphs, 4, 20)).toEqual([
    'Short one.',
    'First it is here. Then it cost approx. $2.50 more.',
  ]);
  expect(cutAtSentence(paragraphs, 2, 20)).toEqual(['Short one.', 'First it is here.']);
  expect(cutAtSentence(paragraphs, 1, 20)).toEqual(['Short one.']);
});

it('`cutAtSentence` cuts only a first sentence that is too long after a word', () => {
  expect(cutAtSentence(['one two three four five six'], 1, 12)).toEqual(['one two…']);
  expect(cutAtSentence(['one two three four five six'], 0, 12)).toEqual([]);
});
