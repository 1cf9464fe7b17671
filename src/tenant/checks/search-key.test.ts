import { afterEach, expect, it, vi } from 'vitest';
import { createDraft } from '../source/draft.ts';
import { checkSearchKey } from './search-key.ts';

afterEach(() => vi.unstubAllEnvs());

const around = { folder: '.', projectRoot: '.', lineOf: () => 1 };
const check = (key: string) =>
  checkSearchKey(
    createDraft({ config: { search: { typesense: { host: 'search.example', key } } } }),
    around,
  ).map(({ message }) => message);

it.each(['admin-0123', ' admin-0123', 'admin-0123\n'])('knows the admin key, written %j', (key) => {
  vi.stubEnv('TYPESENSE_ADMIN_KEY', ' admin-0123 ');
  expect(check(key)).toEqual([expect.stringMatching(/^This is the admin key .* replace the admin key/)]);
});

it.each(['one two', 'schl\u00fcssel', 'one\u0000'])('refuses %j, which no header can hold', (key) => {
  expect(check(key)).toEqual([expect.stringContaining('A key has no spaces, line breaks or accents.')]);
});

it('leaves a key alone of which nothing is known', () => {
  vi.stubEnv('TYPESENSE_ADMIN_KEY', '');
  expect(check('search-only-0123')).toEqual([]);
  expect(check('')).toEqual([]);
});
