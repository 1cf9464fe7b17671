import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aPage, goodTenant, smallSite, writeTenant } from '../support/write-tenant.ts';

const tenants = join(temporaryFolder('check-refuses'), 'tenants');

/** A site.yaml whose last line is this one. */
const withLine = (slug: string, line: string): string =>
  `# comment\n${JSON.stringify(smallSite(slug)).slice(0, -1)},\n${line}\n}`;

/** Places where a dealer's text could turn itself around, each with what is told of it. */
const OVERRIDES: Record<string, (slug: string) => [file: string, text: string, place: string]> = {
  letter: (slug) => ['site.yaml', withLine(slug, 'tagline: "a \u202eb"'), 'site.yaml:3'],
  'yaml-escape': (slug) => ['site.yaml', withLine(slug, 'tagline: "a \\u202Eb"'), 'site.yaml:3'],
  'long-escape': (slug) => ['site.yaml', withLine(slug, 'tagline: "a \\U0000202Eb"'), 'site.yaml:3'],
  entity: (slug) => ['site.yaml', withLine(slug, 'tagline: "a &#x202E;b"'), 'site.yaml:3'],
  decimal: (slug) => [
    'site.yaml',
    withLine(slug, 'config: { legal: { price_note: "a &#8238;b" } }'),
    'site.yaml:3',
  ],
  'hidden-key': (slug) => ['site.yaml', withLine(slug, 'flags: { "a\\u202Eb": true }'), 'site.yaml:3'],
  comment: (slug) => ['site.yaml', `# a \u202eb\n${JSON.stringify(smallSite(slug))}`, 'site.yaml:1'],
  page: () => ['content/terms.md', aPage('One &#x202e;two.'), 'content/terms.md:6'],
  'page-letter': () => ['content/terms.md', aPage('One \u202etwo.'), 'content/terms.md:6'],
};

beforeAll(() => {
  for (const [slug, make] of Object.entries(OVERRIDES)) {
    const [file, text] = make(slug);
    writeTenant(tenants, slug, { ...goodTenant(slug), [file]: text });
  }
  const twice =
    '"redirects": [\n{ "from": "/a", "to": "/" },\n{ "from": "/b", "to": "/" },\n{ "from": "/b", "to": "/" }]';
  writeTenant(tenants, 'twice', { ...goodTenant('twice'), 'site.yaml': withLine('twice', twice) });
  for (const slug of ['linker', 'linker-two', 'other']) writeTenant(tenants, slug, goodTenant(slug));
  mkdirSync(join(tenants, 'linker/public'));
  symlinkSync('../../linker-two/content', join(tenants, 'linker/public/near'));
  symlinkSync('../../other/site.yaml', join(tenants, 'linker/public/far.txt'));
});

describe('npm run check', { timeout: 60_000 }, () => {
  it('refuses what turns text around, however it is written, and shows none of it', async () => {
    const { status, out } = await runCommand('check', [...Object.keys(OVERRIDES), '--tenants', tenants]);
    expect(status).toBe(1);
    for (const [slug, make] of Object.entries(OVERRIDES)) {
      const place = `${slug}/${make(slug)[2]}`.replaceAll('.', '\\.');
      expect(out).toMatch(new RegExp(`${place}:\\d+  error.*\\n.* holds U\\+202E RIGHT-TO-LEFT OVERRIDE`));
    }
    expect(out).not.toMatch(/\u202e/);
  });

  it('refuses links from one tenant’s folder into another’s', async () => {
    const { status, out } = await runCommand('check', ['linker', '--tenants', tenants]);
    expect(status).toBe(1);
    for (const [name, target] of [
      ['near', '../../linker-two/content'],
      ['far.txt', '../../other/site.yaml'],
    ])
      expect(out).toContain(`The link public/${name} leads to ${target}, outside of the tenant's folder.`);
    expect(out).toContain('linker: 2 errors');
  });

  it('names another entry as it names its own, with its line', async () => {
    const { out } = await runCommand('check', ['twice', '--tenants', tenants]);
    expect(out).toMatch(/twice\/site\.yaml:6:\d+ {2}error {2}redirects\[2\]\.from\n/);
    expect(out).toContain('The from "/b" is already taken by redirects[1] on line 5. Each needs its own.');
  });
});
