import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordNotFound } from '../../src/api/not-found/record-not-found.ts';
import { openPGlite } from '../../src/api/platform/database/open-pglite.ts';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('not-found');
const tenants = join(folder, 'tenants');
const data = join(folder, 'service');
const file = join(tenants, 'pond/redirects.csv');
const now = new Date();

const report = (...flags: string[]) =>
  runCommand('not-found', ['pond', '--tenants', tenants, '--data', data, ...flags]);

describe('npm run not-found', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    writeTenant(
      tenants,
      'pond',
      goodTenant('pond', { redirects: [{ from: '/contact-us.php', to: '/nowhere' }] }),
    );
    const database = await openPGlite(data);
    const record = (path: string, referrer: string | null = null) =>
      recordNotFound({ database, tenant: 'pond', now }, { path, referrer });
    await record('/about-us.php', 'search.example');
    await record('/about-us.php');
    await record('/about-us.php');
    await record('/staff/anna');
    await record('/staff/anna');
    await record('/contact-us.php');
    await database.close();
  }, 180_000);

  it('prints the most frequent first, each with the target that an import of redirects would choose', async () => {
    const { status, out } = await report();
    expect(status).toBe(0);
    const day = out.match(/\d{4}-\d\d-\d\d/)?.[0];
    expect(out.split('\n')).toEqual([
      `3× /about-us.php  ${day}, last from search.example`,
      '    → /about-us (page of the same name)',
      `2× /staff/anna  ${day}`,
      '    no target: No page of the site is certain to be about the same.',
      `1× /contact-us.php  ${day}`,
      '    already redirected to /nowhere (redirects[0] in site.yaml)',
      `pond: all addresses of the embedded database in ${data} that were not found in 90 days.`,
      '1 redirect can be added. Next: npm run not-found -- pond --write',
      '',
    ]);
    expect(existsSync(file)).toBe(false);
  });

  it('lists fewer with --limit, and says that there are more', async () => {
    const { out } = await report('--limit', '1');
    expect(out).toContain('the 1 most frequent addresses');
    expect(out).not.toContain('/staff/anna');
  });

  it('adds the redirects that are certain with --write, once', async () => {
    expect((await report('--write')).out).toContain('1 redirect added to');
    const text = readFileSync(file, 'utf8');
    expect(text).toBe('from,to,fallback\n/about-us.php,/about-us,\n');
    expect((await report('--write')).out).toContain('None of them needs a redirect that is certain.');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('says so if no service has used the database', async () => {
    const none = join(folder, 'no-service');
    const { status, err } = await report('--data', none);
    expect(status).toBe(1);
    expect(err).toContain(`There is no report in the embedded database in ${none}`);
    expect(existsSync(none)).toBe(false);
  });
});
