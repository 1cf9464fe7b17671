import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { insertSearchKey } from './insert-search-key.ts';

const keyIn = (text: string): unknown => parse(text).config.search.typesense;

it.each([
  [
    'an empty key',
    "name: Demo # the name\nconfig:\n  search:\n    typesense:\n      host: search.example\n      key: '' # filled by the index\n    base: search\n",
    'name: Demo # the name\nconfig:\n  search:\n    typesense:\n      host: search.example\n      key: "abc" # filled by the index\n    base: search\n',
  ],
  [
    'a key without value',
    'config:\n  search:\n    typesense:\n      key:\n      host: search.example\n',
    'config:\n  search:\n    typesense:\n      key: "abc"\n      host: search.example\n',
  ],
  [
    'a server without a key',
    'config:\n  search:\n    typesense:\n      # Our cluster\n      host: search.example\n# The end\n',
    'config:\n  search:\n    typesense:\n      # Our cluster\n      key: "abc"\n      host: search.example\n# The end\n',
  ],
  [
    'a flow mapping',
    'config: { search: { typesense: { host: search.example } } } # short\n',
    'config: { search: { typesense: { "key": "abc", host: search.example } } } # short\n',
  ],
  [
    'JSON',
    '{\n  "config": {\n    "search": {\n      "typesense": {\n        "host": "search.example"\n      }\n    }\n  }\n}\n',
    '{\n  "config": {\n    "search": {\n      "typesense": {\n        "key": "abc", "host": "search.example"\n      }\n    }\n  }\n}\n',
  ],
])('writes the key into %s and changes nothing else', (_, before, after) => {
  expect(insertSearchKey(before, 'abc')).toBe(after);
  expect(keyIn(insertSearchKey(before, 'abc'))).toEqual({ host: 'search.example', key: 'abc' });
});

it('replaces an existing key', () => {
  const text = insertSearchKey('config: {search: {typesense: {host: h}}}\n', 'old');
  expect(keyIn(insertSearchKey(text, 'new'))).toEqual({ host: 'h', key: 'new' });
});

it('throws if the text has no search server', () => {
  expect(() => insertSearchKey('config: {}\n', 'abc')).toThrow('config.search.typesense has no host.');
});
