import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { isDiskFull, isStorageFailure } from './storage-failure.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it('a full disk, a lock that takes too long and a database that cannot be reached are failures of the storage', () => {
  const codes = ['ENOSPC', 'ECONNREFUSED', '53100', '55P03', '57014', '57P03', '08006', '25006'];
  for (const code of codes) {
    expect(isStorageFailure(withCode(code)), code).toBe(true);
    expect(isStorageFailure(new DrizzleQueryError('select 1', [], withCode(code))), code).toBe(true);
  }
  expect(isStorageFailure(new Error('timeout exceeded when trying to connect'))).toBe(true);
});

it('mistakes of a query and of the program are no failures of the storage', () => {
  for (const code of ['23505', '22P02', '42P01', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])
    expect(isStorageFailure(withCode(code)), code).toBe(false);
  for (const error of [new TypeError('x is not a function'), null, 'x', { code: 'ENOSPC' }])
    expect(isStorageFailure(error)).toBe(false);
});

it('only a full disk is reported as full', () => {
  expect(isDiskFull(new Error('a lead', { cause: withCode('ENOSPC') }))).toBe(true);
  expect(isDiskFull(withCode('53100'))).toBe(true);
  expect(isDiskFull(withCode('55P03'))).toBe(false);
});
