import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { listTenants } from './list-tenants.ts';
import { loadTenant } from './load-tenant.ts';
import { readTenants } from './read-tenants.ts';

const GOOD = 'tests/fixtures/tenants/good';
const BROKEN = 'tests/fixtures/tenants/broken';

async function tenant(folder: string) {
  const result = await loadTenant(folder);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.tenant;
}

describe('loadTenant', () => {
  it('returns the frozen site with its pages and settings', async () => {
    const northside = await tenant(`${GOOD}/northside`);
    expect(northside.site).toMatchObject({
      name: 'Northside Cars',
      timezone: 'Australia/Brisbane',
      kind: 'cars',
    });
    expect(northside.content).toEqual([
      {
        slug: 'about-us',
        title: 'About us',
        description: 'A family yard in Chermside since 1988.',
        html: expect.stringContaining('<h2 id="our-workshop">Our workshop</h2>'),
        headings: [{ depth: 2, text: 'Our workshop', id: 'our-workshop' }],
      },
    ]);
    expect(northside.configFor({ manufacturer: 'kia', car_type: 'demo' }).warranty_line).toMatch(/^7 year/);
    expect(northside.configFor({ manufacturer: 'kia', car_type: 'used' }).warranty_line).toBeNull();
    expect(() => Object.assign(northside.site.theme, { hue: 1 })).toThrow(TypeError);
  });

  it('removes scripts and event handlers from the dealer’s logo mark', async () => {
    const mark = (await tenant(`${GOOD}/southside`)).logoMark;
    expect(mark).toMatch(/^<svg [^>]*viewBox="0 0 8 8"[^>]*><path/);
    expect(mark).not.toMatch(/script|onload/);
  });

  it('removes scripts from offers and pages, because the service loads a tenant whose build they stop', async () => {
    const { site, content } = await tenant(`${BROKEN}/script-in-description`);
    expect(site.offers[0]).toMatchObject({
      name: '<b>Winter</b> <img src="/x.png" />',
      description: 'Save now ',
      sanitized_description: 'Save now ',
      disclaimer: '<a>Terms</a>',
    });
    expect(content[0]?.html).not.toContain('iframe');
  });

  it('loads a site whose offer has ended, so that a new day does not stop the service', async () => {
    expect((await tenant(`${BROKEN}/offer-ended`)).site.offers).toHaveLength(3);
  });

  it('reports a missing site.yaml', async () => {
    expect(await loadTenant(`${GOOD}/nowhere`)).toMatchObject({
      ok: false,
      problems: [
        {
          severity: 'error',
          message: expect.stringMatching(
            /^There is no site\.yaml in .*nowhere\. Every tenant needs one: create it as docs\/tenant-guide\.md shows\.$/,
          ),
        },
      ],
    });
  });
});

describe('the folder of tenants', () => {
  it('listTenants lists the folders that contain a site.yaml', () => {
    expect(listTenants(GOOD)).toMatchObject([
      { name: 'northside', fault: null },
      { name: 'southside', fault: null },
    ]);
  });

  it('readTenants reports the second of two tenants with the same slug, id and address, not the first', async () => {
    const readings = await readTenants(listTenants(BROKEN), {});
    const refused = readings.filter(({ listedProblems }) => listedProblems.length > 0);
    expect(refused.map(({ reading }) => basename(reading.folder))).toContain('twin-two');
    expect(refused.map(({ reading }) => basename(reading.folder))).not.toContain('twin-one');
  });
});

describe('npm run check', { timeout: 60_000 }, () => {
  const check = async (...args: string[]) => {
    const run = promisify(execFile)(process.execPath, ['scripts/check.ts', ...args]);
    return run.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  };

  it('prints problems with file and line, then a summary, and exits with 1', async () => {
    const { code, stdout } = await check('misspelt-key', 'careless-law', '--tenants', BROKEN);
    expect(code).toBe(1);
    expect(stdout).toContain(`misspelt-key: 4 errors, 0 warnings (no stock yet)
  ${BROKEN}/misspelt-key/site.yaml:1:1  error  nmae
    Unknown key "nmae". Did you mean "name"?`);
    expect(stdout).toContain(
      '2 tenants checked: 4 errors, 8 warnings.\nFix the errors of this tenant, then run "npm run check" again.',
    );
  });

  it('exits with 0 if there are only warnings or no problems', async () => {
    const warned = await check('careless-law', '--tenants', BROKEN);
    expect(warned.code).toBe(0);
    expect(warned.stdout).toContain('No mistake stops a build. Read the warnings before you publish.');
    // A demo without its holidays, which bring a warning once they are over.
    const tenants = temporaryFolder('in-order');
    const file = join(tenants, 'redgum-kia', 'site.yaml');
    cpSync('tenants/redgum-kia', join(tenants, 'redgum-kia'), { recursive: true });
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^special_hours:\n(?: .*\n)+/m, ''));
    const clean = await check('redgum-kia', '--tenants', tenants);
    expect(clean).toMatchObject({ code: 0, stdout: expect.stringContaining('Everything is in order.') });
  });

  it('suggests the nearest tenant and lists all tenants if the given one does not exist', async () => {
    const { code, stderr } = await check('northsid', '--tenants', GOOD);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^There is no tenant "northsid" in .*Did you mean "northside"\? The tenants are: northside, southside\.$/m,
    );
  });
});
