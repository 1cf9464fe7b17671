import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aPage, goodTenant, smallSite, writeTenant } from '../support/write-tenant.ts';

const tenants = join(temporaryFolder('check-refuses'), 'tenants');

/** A site.yaml that ends with this line. */
const withLine = (slug: string, line: string): string =>
  `# comment\n${JSON.stringify(smallSite(slug)).slice(0, -1)},\n${line}\n}`;

/** Files with bidirectional control characters, each with the expected place in the message. */
const BIDI_FILES: Record<string, (slug: string) => [file: string, text: string, place: string]> = {
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
  for (const [slug, make] of Object.entries(BIDI_FILES)) {
    const [file, text] = make(slug);
    writeTenant(tenants, slug, { ...goodTenant(slug), [file]: text });
  }
  const twice =
    '"redirects": [\n{ "from": "/a", "to": "/" },\n{ "from": "/b", "to": "/" },\n{ "from": "/b", "to": "/" }]';
  writeTenant(tenants, 'twice', { ...goodTenant('twice'), 'site.yaml': withLine('twice', twice) });
  const faults = `"tagline": "a \u202eb",\n"taglin": "x", # \u2067\n"popup": { "expiryDate": "soon" },\n"redirects": [{ "from": "/a", "to": "/nowhere" }]`;
  writeTenant(tenants, 'faults', {
    ...goodTenant('faults'),
    'site.yaml': withLine('faults', faults),
    'content/about-us.md': aPage('See [our yard](/our-yard).\n\nAnd [finance](https://faults.example/fin).'),
    'content/terms.md': aPage('One \u202etwo.\n\n- three \u200bfour\n\n[Back](/terms-of-sale)'),
    'content/half.md': '---\ntitel: x\n---\nSee [us](/about-us).',
    'content/more.md': aPage('[Half](/half) and [all](/nothing).'),
    'public/.env': 'KEY=1',
  });
  writeTenant(tenants, 'links', {
    ...goodTenant('links', { redirects: [{ from: '/old', to: '/about-us' }] }),
    'content/more.md': aPage(
      'Fine: [a](/about-us) [b](/about-us.html) [c](/old) [d](/guide%20a.pdf) [e](https://x.example/y)\n[f](/robots.txt).\n\nNot: [g](/abuot-us) and [h](https://links.example/x?y=1&z).',
    ),
    'public/guide a.pdf': '%PDF',
  });
  writeTenant(tenants, 'sectioned', {
    ...goodTenant('sectioned'),
    'pictures/yard.png': Buffer.from(''),
    'content/more.md': [
      '---',
      'title: More',
      'description: More of it.',
      'sections:',
      '  - section: article',
      '  - section: story',
      '    title: Us',
      '    text: On road costs are <script>extra</script>',
      '    picture: { src: pictures/yrad.png }',
      '    links: [{ label: Us, link: /abuot-us }]',
      '  - section: story',
      '    title: You',
      '    picture: { src: /media/gone.jpg, width: 80, height: 60 }',
      '---',
      'Text.',
    ].join('\n'),
  });
  for (const slug of ['linker', 'linker-two', 'other']) writeTenant(tenants, slug, goodTenant(slug));
  mkdirSync(join(tenants, 'linker/public'));
  symlinkSync('../../linker-two/content', join(tenants, 'linker/public/near'));
  symlinkSync('../../other/site.yaml', join(tenants, 'linker/public/far.txt'));
});

describe('npm run check', { timeout: 60_000 }, () => {
  it('refuses bidirectional control characters in any notation, and does not print them', async () => {
    const { status, out } = await runCommand('check', [...Object.keys(BIDI_FILES), '--tenants', tenants]);
    expect(status).toBe(1);
    for (const [slug, make] of Object.entries(BIDI_FILES)) {
      const place = `${slug}/${make(slug)[2]}`.replaceAll('.', '\\.');
      expect(out).toMatch(new RegExp(`${place}:\\d+  error.*\\n.* contains U\\+202E RIGHT-TO-LEFT OVERRIDE`));
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
      expect(out).toContain(`The link public/${name} leads to ${target}, outside the tenant's folder.`);
    expect(out).toContain('linker: 2 errors');
  });

  it('reports all mistakes at once', async () => {
    const { status, out } = await runCommand('check', ['faults', '--tenants', tenants]);
    expect(status).toBe(1);
    const yaml = readFileSync(join(tenants, 'faults/site.yaml'), 'utf8').split('\n');
    const line = (part: string) => yaml.findIndex((text) => text.includes(part)) + 1;
    for (const [place, message] of [
      [`site.yaml:${line('a \u202eb')}:\\d+  error`, 'The text of "tagline" contains U\\+202E'],
      [`site.yaml:${line('\u2067')}:\\d+  error`, 'This line contains U\\+2067'],
      [`site.yaml:${line('taglin"')}:\\d+  error  taglin`, 'Unknown key "taglin"'],
      [`site.yaml:${line('soon')}:\\d+  error  popup`, ''],
      [`site.yaml:${line('/nowhere')}:\\d+  warning  redirects\\[0\\].to`, 'There is no page at "/nowhere"'],
      ['content/about-us.md:6:16  warning', 'The page /about-us links to /our-yard, which does not exist.'],
      ['content/about-us.md:8:\\d+  warning', 'links to https://faults.example/fin, which does not exist.'],
      ['content/terms.md:6:1  error', 'This line contains U\\+202E'],
      ['content/terms.md:8:1  error', 'This line contains U\\+200B'],
      ['content/terms.md:10:\\d+  warning', 'links to /terms-of-sale, which'],
      ['content/half.md:2:1  error  titel', 'Unknown key "titel"'],
      ['content/more.md:6:\\d+  warning', 'The page /more links to /nothing, which'],
      ['public/.env:1:1  error', 'Nothing called ".env"'],
    ])
      expect(out).toMatch(new RegExp(`faults/${place}.*\n +.*${message}`));
    expect(out).not.toContain('links to /half');
    expect(out).not.toMatch(/[\u202e\u2067]/);
  });

  it('names wrong links, pictures and texts in the sections of a content file', async () => {
    const { status, out } = await runCommand('check', ['sectioned', '--tenants', tenants]);
    expect(status).toBe(1);
    for (const [place, message] of [
      ['8:\\d+  error  sections\\[1\\]\\.text', 'This text contains a <script> tag'],
      ['8:\\d+  warning  sections\\[1\\]\\.text', '"On road costs" may not be used'],
      ['9:\\d+  warning  sections\\[1\\]\\.picture\\.src', 'There is no file "pictures/yrad.png"'],
      [
        '10:\\d+  warning  sections\\[1\\]\\.links\\[0\\]\\.link',
        'There is no page at "/abuot-us", so this link leads to the 404 page. Did you mean "/about-us"\\?',
      ],
      ['13:\\d+  error  sections\\[2\\]\\.picture\\.src', 'There is no file for "/media/gone.jpg"'],
    ])
      expect(out).toMatch(new RegExp(`content/more.md:${place}.*\n +.*${message}`));
  });

  it('warns about broken links in pages, like npm run build', async () => {
    const { status, out } = await runCommand('check', ['links', '--tenants', tenants]);
    expect(status).toBe(0);
    const dead = ['/abuot-us', 'https://links.example/x?y=1&z'];
    const sentence = (href: string) => `The page /more links to ${href}, which does not exist.`;
    for (const href of dead) expect(out).toContain(sentence(href));
    expect(out.match(/links to/g)).toHaveLength(dead.length);
    expect(out).toMatch(/content\/more\.md:9:10 {2}warning/);
    const args = ['links', '--tenants', tenants, '--dist', join(tenants, '../dist')];
    const { err } = await runCommand('build', args);
    for (const href of dead) expect(err).toContain(`content/more.md:9 ${sentence(href)}`);
    expect(err.match(/links to/g)).toHaveLength(dead.length);
  });

  it('refuses two redirects from the same address, and names the entries and lines of both', async () => {
    const { out } = await runCommand('check', ['twice', '--tenants', tenants]);
    expect(out).toMatch(/twice\/site\.yaml:6:\d+ {2}error {2}redirects\[2\]\.from\n/);
    expect(out).toContain(
      'The redirected address "/b" is already used by redirects[1] on line 5. Each entry needs its own.',
    );
  });
});
