import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../../tests/support/write-tenant.ts';
import { defaultDataRoot } from '../stock/data-folder/data-files.ts';
import { checkTenants } from './check-tenants.ts';
import { loadTenant } from './load-tenant.ts';

const root = temporaryFolder('marks');

it('check and build both report a logo mark (an SVG file) that is not UTF-8 text', async () => {
  writeTenant(root, 'acme', {
    ...goodTenant('acme', { logo: { mark: 'mark.svg' } }),
    'mark.svg': Buffer.from('89504e470d0a1a0a', 'hex'),
  });
  const [checked] = await checkTenants({ root, dataRoot: defaultDataRoot(root) });
  const loaded = await loadTenant(`${root}/acme`);
  const problems = expect.arrayContaining([
    expect.objectContaining({
      severity: 'error',
      file: expect.stringMatching(/acme\/mark\.svg$/),
      message: 'This line contains bytes that are not UTF-8. Save the file as UTF-8.',
    }),
  ]);
  expect(checked?.problems).toEqual(problems);
  expect(loaded).toMatchObject({ ok: false, problems });
});
