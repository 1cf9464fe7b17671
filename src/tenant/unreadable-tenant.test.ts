import { expect, it, vi } from 'vitest';
import { checkTenants } from './check-tenants.ts';

vi.mock('./checks/dates.ts', () => ({
  checkDates: ({ one }: { one: (name: 'slug') => string | null }) => {
    if (one('slug') === 'northside') throw new Error('nobody thought of this');
    return [];
  },
}));

it('reports a tenant whose check fails, with its file, and checks the others', async () => {
  const checked = await checkTenants({ root: 'tests/fixtures/tenants/good' });
  const told = checked.map(({ tenant, problems }) => [
    tenant,
    problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`),
  ]);
  expect(told).toEqual([
    [
      'northside',
      [expect.stringMatching(/northside\/site\.yaml: It cannot be read: nobody thought of this$/)],
    ],
    ['southside', []],
  ]);
});
