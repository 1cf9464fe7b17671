import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

test('splits a query into words', () => {
  expect(parseQuery(' Mercedes-Benz  CX-9 ')).toEqual({
    words: ['mercedesbenz', 'cx9'],
    excluded: [],
    phrases: [],
  });
});

test('excludes a word that follows a dash, and ignores a dash on its own', () => {
  expect(parseQuery('hilux -diesel - manual')).toEqual({
    words: ['hilux', 'manual'],
    excluded: [['diesel']],
    phrases: [],
  });
});

test('parses quoted phrases, including excluded and unclosed ones', () => {
  expect(parseQuery('"Land Rover" -"tow bar" "open')).toEqual({
    words: [],
    excluded: [['tow', 'bar']],
    phrases: [['land', 'rover'], ['open']],
  });
});

test('treats an inch sign after a word as punctuation', () => {
  expect(parseQuery('wheels 19"')).toEqual({ words: ['wheels', '19'], excluded: [], phrases: [] });
});
