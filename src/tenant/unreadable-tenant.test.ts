import { expect, it, vi } from 'vitest';
import { defaultDataRoot } from '../stock/data-folder/data-files.ts';
import { checkTenants } from './check-tenants.ts';

const GOOD = 'tests/fixtures/tenants/good';

vi.mock('./checks/dates.ts', () => ({
  checkDates: ({ value }: { value: (name: 'slug') => string | null }) => {
    if (value('slug') === 'northside') throw new Error('an unforeseen error');
    return [];
  },
}));

it('reports a tenant whose check fails, with its file, and checks the others', async () => {
  const checked = await checkTenants({ root: GOOD, dataRoot: defaultDataRoot(GOOD) });
  const errors = checked.map(({ tenant, problems }) => [
    tenant,
    problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`),
  ]);
  expect(errors).toEqual([
    [
      'northside',
      [
        expect.stringMatching(
          /northside\/site\.yaml: The check failed with an unexpected error\. Show it to the developers of the website: an unforeseen error$/,
        ),
      ],
    ],
    ['southside', []],
  ]);
});
