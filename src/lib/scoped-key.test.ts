import { expect, it } from 'vitest';
import { scopedKey } from '../../tests/support/typesense/scoped-key.ts';
import { readScopedKey } from './scoped-key.ts';

it('reads expiry and filter of a scoped key', () => {
  const key = scopedKey('search-only', { filter_by: 'make:=Kia', expires_at: 1_800_000_000 });
  expect(readScopedKey(key)).toEqual({ expires: new Date(1_800_000_000_000), filter: 'make:=Kia' });
  expect(readScopedKey(scopedKey('search-only', {}))).toEqual({ expires: null, filter: null });
  expect(readScopedKey(scopedKey('search-only', { expires_at: 'soon', filter_by: 5 }))).toEqual({
    expires: null,
    filter: null,
  });
});

it.each(['', 'abc', 'c29tZXRoaW5n', '0123456789abcdef0123456789abcdef', 'ä', '{}'])(
  'does not take %j for a scoped key',
  (key) => {
    expect(readScopedKey(key)).toBeNull();
  },
);
