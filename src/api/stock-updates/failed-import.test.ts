import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Locked } from '../../lib/disk/lock.ts';
import { FeedRefused } from '../../stock/import/feed/feed-refused.ts';
import { failedImport } from './failed-import.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

it('an import that was refused gives its own reason', () => {
  const problem = failedImport(new FeedRefused('The feed is empty.', 'Fetch it again.'));
  expect(problem).toEqual({ reason: 'The feed is empty.', next: 'Fetch it again.' });
});

it.each([
  ['another import', new Locked('The stock of acme is being imported')],
  ['an error of the file system', thrownBy(() => readFileSync('/dev/null/none'))],
])('an import is tried again after %s', (_, error) => {
  expect(failedImport(error)).toBeNull();
});

it.each([thrownBy(() => JSON.parse('{')), new TypeError('x is not a function'), 'text'])(
  'an import that ends with %s is refused, so that later updates do not wait for it',
  (error) => {
    expect(failedImport(error)?.reason).toMatch(/^The import stopped with an error: ./);
  },
);
