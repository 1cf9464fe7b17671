import { afterEach, expect, it, vi } from 'vitest';
import { createDraft } from '../source/draft.ts';
import { checkSearchKey } from './search-key.ts';

afterEach(() => vi.unstubAllEnvs());

const context = { folder: '.', projectRoot: '.', lineOf: () => 1 };
const check = (key: string) =>
  checkSearchKey(
    createDraft({ config: { search: { typesense: { host: 'search.example', key } } } }),
    context,
  ).map(({ message }) => message);

it.each(['admin-0123', ' admin-0123', 'admin-0123\n'])('rejects the admin key %j as search key', (key) => {
  vi.stubEnv('TYPESENSE_ADMIN_KEY', ' admin-0123 ');
  expect(check(key)).toEqual([expect.stringMatching(/^This is the admin key .* replace the admin key/)]);
});

it.each(['one two', 'schl\u00fcssel', 'one\u0000'])(
  'rejects the search key %j, which an HTTP header cannot contain',
  (key) => {
    expect(check(key)).toEqual([
      expect.stringContaining('A key cannot contain spaces, line breaks or accents.'),
    ]);
  },
);

it('accepts any valid search key if no admin key is set, and an empty search key', () => {
  vi.stubEnv('TYPESENSE_ADMIN_KEY', '');
  expect(check('search-only-0123')).toEqual([]);
  expect(check('')).toEqual([]);
});
