import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

test('a query is its words', () => {
  expect(parseQuery(' Mercedes-Benz  CX-9 ')).toEqual({
    words: ['mercedesbenz', 'cx9'],
    excluded: [],
    phrases: [],
  });
});

test('a word after a dash is excluded, a dash alone is nothing', () => {
  expect(parseQuery('hilux -diesel - manual')).toEqual({
    words: ['hilux', 'manual'],
    excluded: [['diesel']],
    phrases: [],
  });
});

test('quotes hold a phrase, also an excluded or an open one', () => {
  expect(parseQuery('"Land Rover" -"tow bar" "open')).toEqual({
    words: [],
    excluded: [['tow', 'bar']],
    phrases: [['land', 'rover'], ['open']],
  });
});

test('an inch sign at the end of a word is punctuation', () => {
  expect(parseQuery('wheels 19"')).toEqual({ words: ['wheels', '19'], excluded: [], phrases: [] });
});
