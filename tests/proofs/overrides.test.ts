import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/render/compile.ts';
import { listFiles } from '../../src/render/file-system.ts';
import { cacheFolder } from '../../src/render/overrides/override-cache.ts';
import { compileOverrides } from '../../src/render/overrides/tenant-overrides.ts';
import { type CommandRun, endOf, ROOT, runCommand, startCommand } from '../support/commands/run-command.ts';
import { markOf, writeOverrideTenant } from '../support/render/override-tenants.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const TENANTS = rounds(3, 200);
const root = temporaryFolder('overrides');
const [tenants, dist] = [join(root, 'tenants'), join(root, 'dist')];
const slugs = Array.from({ length: TENANTS }, (_, index) => `yard-${index + 1}`);
const [first = '', second = '', third = ''] = slugs;
const folderOf = (slug: string) => join(tenants, slug);
const figures: string[] = [];
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const timeout = { timeout: proofTimeout(120_000) };
const where = ['--tenants', tenants, '--dist', dist];

async function build(...named: string[]): Promise<CommandRun & { printed: string; ms: number }> {
  const start = performance.now();
  const run = await runCommand('build', [...named, ...where]);
  return { ...run, printed: run.out + run.err, ms: performance.now() - start };
}

/** Number of rendered pages by tenant, read from the output of a build. */
const renderedIn = (printed: string): Record<string, number> =>
  Object.fromEntries(
    [...printed.matchAll(/^([\w-]+): ([\d,]+) pages? rendered/gm)].map(([, slug, count = '']) => [
      slug,
      Number(count.replaceAll(',', '')),
    ]),
  );

const edit = (slug: string, file: string, change: (text: string) => string): void => {
  const path = join(folderOf(slug), 'overrides', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** Counts the files of a published site and finds those that match a pattern. */
const filesWith = (slug: string, pattern: RegExp): { all: number; found: string[] } => {
  const site = join(dist, slug);
  const files = globSync('**/*', { cwd: site }).filter((file) => statSync(join(site, file)).isFile());
  const found = files.filter((file) => pattern.test(readFileSync(join(site, file), 'latin1')));
  return { all: files.length, found };
};

/** Files of the first tenant's site with this ending that contain `markOf` of the tenant, followed by `words`. */
const holding = (words: string, ending: string): string[] =>
  filesWith(first, new RegExp(markOf(first) + words))
    .found.filter((file) => file.endsWith(ending))
    .sort();

/** Pages of the first tenant's site that link the styles of an override. */
const linking = (name: string): string[] =>
  filesWith(first, new RegExp(`href="/_astro/overrides/${name}\\.\\w+\\.css"`)).found.sort();

beforeAll(async () => {
  await compile(ROOT);
  for (const slug of slugs) writeOverrideTenant(tenants, slug);
  const { status, printed, ms } = await build();
  expect(printed).not.toContain('could not be');
  expect(status).toBe(0);
  const pages = Object.values(renderedIn(printed)).reduce((sum, count) => sum + count, 0);
  figures.push(`first build of ${TENANTS} tenants, ${pages.toLocaleString('en-AU')} pages: ${inSeconds(ms)}`);
}, proofTimeout(300_000));

afterAll(() => {
  for (const slug of slugs)
    rmSync(cacheFolder(ROOT, join(folderOf(slug), 'overrides')), { recursive: true, force: true });
  recordFigures('overrides', `${TENANTS} tenants with three components of their own each`, figures);
});

describe('overrides of a tenant', () => {
  it('never appear on another tenant’s site', timeout, () => {
    for (const slug of slugs) {
      const own = filesWith(slug, new RegExp(markOf(slug)));
      expect(own.found.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(10);
      expect(own.found.filter((file) => file.endsWith('.css'))).toHaveLength(2);
      expect(own.found.filter((file) => file.endsWith('.js'))).toHaveLength(1);
      expect(filesWith(slug, new RegExp(`mark-of-(?!${slug}-)`)).found).toEqual([]);
    }
    figures.push('sites that publish anything of another tenant’s: 0');
  });

  it('are linked with styles and script only by the pages that use them', () => {
    const page = (path: string) => readFileSync(join(dist, first, path), 'utf8');
    const [home, about] = [page('index.html'), page('about-us.html')];
    const link =
      /<link rel="stylesheet" href="\/(_astro\/overrides\/OwnHeader\.\w+\.css)"><script type="module" src="\/(_astro\/overrides\/OwnHeader\.\w+\.js)"><\/script><\/head>/;
    const [, style = '', script = ''] = link.exec(about) ?? [];
    expect(readFileSync(join(dist, first, style), 'utf8')).toMatch(/global.*scoped|scoped.*global/s);
    expect(readFileSync(join(dist, first, script), 'utf8')).toContain(`${markOf(first)}script`);
    expect(home).toMatch(link);
    // The kit's header and hero are the same as on every other site.
    expect(about).toContain('class="site-head"');
    expect(home).toMatch(/class="word"[^>]*>[^<]*<\/p>\s*<section/);
    const scope = /<aside class="since" (data-astro-cid-\w+)/.exec(home)?.[1] ?? 'none';
    const other = /<aside class="since" (data-astro-cid-\w+)/.exec(
      readFileSync(join(dist, second, 'index.html'), 'utf8'),
    )?.[1];
    expect(readFileSync(join(dist, first, style), 'utf8')).toContain(`[${scope}]`);
    expect(other).not.toBe(scope);
  });

  it('are not part of the shared bundle, which is not compiled again when one changes', timeout, async () => {
    const { client, buildId } = await compile(ROOT);
    const bundle = listFiles(client).map((file) => readFileSync(join(client, file), 'latin1'));
    expect(bundle.filter((text) => text.includes('mark-of-'))).toEqual([]);
    edit(second, 'OwnHero.astro', (text) => text.replace('hero</p>', 'hero!</p>'));
    expect((await compile(ROOT, () => expect.unreachable('the code was compiled'))).buildId).toBe(buildId);
    const bytes = bundle.reduce((sum, text) => sum + text.length, 0);
    figures.push(
      `shared bundle with ${TENANTS} tenants and with none: ${bytes.toLocaleString('en-AU')} bytes, the same files`,
    );
  });
});

describe('editing an override', () => {
  it('renders only pages of that tenant that use it', timeout, async () => {
    await build();
    const start = performance.now();
    edit(first, 'OwnHero.astro', (text) => text.replace('hero</p>', 'new hero</p>'));
    const { printed } = await build(first);
    const ms = performance.now() - start;
    expect(renderedIn(printed)).toEqual({ [first]: 1 });
    expect(readFileSync(join(dist, first, 'index.html'), 'utf8')).toContain('new hero');
    figures.push(`one edit to published, a whole process: ${inSeconds(ms)}, 1 page rendered`);
    expect(ms).toBeLessThan(rounds(150_000, 15_000));

    const pages = filesWith(first, new RegExp(`${markOf(first)}header`)).found;
    edit(first, 'own.css', (text) => text.replace('global', 'global2'));
    const all = await build();
    expect(renderedIn(all.printed)).toMatchObject({ [first]: pages.length, [second]: 0, [third]: 0 });
    expect(Object.values(renderedIn(all.printed)).filter((count) => count > 0)).toHaveLength(1);
    figures.push(
      `a header’s styles edited: ${pages.length} pages of its tenant rendered, none of the others`,
    );
  });

  it('of a card’s buttons renders again the pages and card files that contain them', timeout, async () => {
    await build(first);
    const [pages, before] = [holding('buttons<', '.html'), holding('buttons<', '.json')];
    expect(before).not.toEqual([]);
    // Every page that shows a card depends on it, and a search needs the override for cards that it will insert.
    expect(pages).toEqual(
      expect.arrayContaining([expect.stringMatching(/^cars/), expect.stringMatching(/^search/)]),
    );
    edit(first, 'OwnButtons.astro', (text) => text.replace('buttons</div>', 'new buttons</div>'));
    const { printed } = await build();
    const rendered = renderedIn(printed);
    expect(rendered).toMatchObject({ [second]: 0, [third]: 0 });
    expect(holding('new buttons', '.html')).toEqual(pages);
    expect(linking('OwnButtons')).toEqual(expect.arrayContaining(pages));
    expect(linking('OwnButtons')).not.toContain('about-us.html');
    expect(rendered[first]).toBeGreaterThanOrEqual(pages.length);
    expect(rendered[first]).toBeLessThan(holding('header', '.html').length);
    // The old files stay published for a while, because open tabs may still load them.
    expect(holding('buttons<', '.json')).toEqual(before);
    expect(holding('new buttons', '.json')).toHaveLength(before.length);
  });

  it('renders nothing when only a comment changed', timeout, async () => {
    edit(first, 'OwnHeader.astro', (text) => text.replace('const { page }', '// Ours.\nconst { page }'));
    expect(renderedIn((await build(first)).printed)).toEqual({ [first]: 0 });
  });

  it('is noticed by build --watch', timeout, async () => {
    const child = startCommand('build', [second, '--watch', ...where]);
    const end = endOf(child);
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    const patience = { timeout: 50_000 };
    try {
      await expect.poll(() => printed, patience).toContain(`Watching ${second}.`);
      edit(second, 'OwnHero.astro', (text) => text.replace('</p>', ' seen</p>'));
      await expect.poll(() => printed, patience).toContain(`${second}: 1 page rendered`);
    } finally {
      child.kill();
      await end;
    }
    expect(readFileSync(join(dist, second, 'index.html'), 'utf8')).toContain(' seen</p>');
  });
});

describe('a broken override', () => {
  const HERO = 'OwnHero.astro';
  const heroOf = (slug: string) => join(folderOf(slug), 'overrides', HERO);
  let good = '';
  beforeAll(() => {
    good = readFileSync(heroOf(second), 'utf8');
  });
  afterEach(() => writeFileSync(heroOf(second), good));

  it('stops only its own tenant’s build, and build and check report file and line', timeout, async () => {
    edit(second, HERO, (text) => text.replace('{ page } =', '{ page ='));
    edit(third, HERO, (text) => text.replace('hero</p>', 'third</p>'));
    const { status, printed } = await build();
    expect(status).toBe(1);
    expect(printed).toMatch(new RegExp(`^${second}: ${heroOf(second)}:4 `, 'm'));
    expect(renderedIn(printed)).toMatchObject({ [first]: 0, [third]: 1 });
    expect(renderedIn(printed)).not.toHaveProperty(second);
    expect(readFileSync(join(dist, second, 'index.html'), 'utf8')).toContain(`${markOf(second)}hero`);

    const check = await runCommand('check', ['--tenants', tenants]);
    expect(check.status).toBe(1);
    expect(check.out).toMatch(/overrides\/OwnHero\.astro:4:\d+ {2}error/);
    expect(check.out).toContain(`${second}: 1 error`);
    expect(check.out).toContain(`${first}: 0 errors`);
  });

  it('that fails while rendering is reported with file and line', timeout, async () => {
    edit(second, HERO, (text) => text.replace('<p ', '{page.nothing.there}\n<p '));
    const { status, printed } = await build(second);
    expect(status).toBe(1);
    expect(printed).toMatch(
      new RegExp(
        `^${second}: The page / could not be rendered: ${heroOf(second)}:6 Cannot read propert`,
        'm',
      ),
    );
    expect(printed).not.toMatch(/^\s+at /m);
    expect(printed.split('Cannot read propert')).toHaveLength(2);
  });

  it('with a forbidden import, or in an unknown slot, is reported by check', timeout, async () => {
    const site = join(folderOf(second), 'site.yaml');
    const settings = readFileSync(site, 'utf8');
    edit(second, HERO, (text) =>
      text.replace(
        '\n---\n<p',
        '\nimport { siteYards } from "../../../src/frame/locations/yards.ts";\n---\n{siteYards.name}<p',
      ),
    );
    const foreign = await runCommand('check', [second, '--tenants', tenants]);
    expect(foreign.out).toMatch(/OwnHero\.astro:5:\d+ {2}error\n.*is neither a file beside the override/);
    writeFileSync(site, settings.replace('"hero":', '"herro":'));
    const slot = await runCommand('check', [second, '--tenants', tenants]);
    expect(slot.out).toMatch(/site\.yaml:\d+:\d+ {2}error {2}config\.slots/);
    expect([foreign.status, slot.status]).toEqual([1, 1]);
    writeFileSync(site, settings);
  });
});

it(
  `after a change of our code the overrides of ${TENANTS} tenants compile in under 2 minutes`,
  timeout,
  async () => {
    // Delete the compiled overrides, as if the kit or the compiler had changed.
    for (const slug of slugs)
      rmSync(cacheFolder(ROOT, join(folderOf(slug), 'overrides')), { recursive: true, force: true });
    const compileAll = async (): Promise<number> => {
      const start = performance.now();
      for (const slug of slugs) {
        const names = ['OwnButtons', 'OwnHeader', 'OwnHero'];
        const made = await compileOverrides({ root: ROOT, folder: folderOf(slug), names });
        expect(Object.keys(made)).toEqual(names);
      }
      return performance.now() - start;
    };
    const [cold, cached] = [await compileAll(), await compileAll()];
    expect(cold).toBeLessThan(120_000);
    const each = (ms: number) => `${(ms / TENANTS / 3).toFixed(1)} ms each`;
    figures.push(
      `all ${TENANTS * 3} components compiled anew: ${inSeconds(cold)}, ${each(cold)}; found unchanged: ${inSeconds(cached)}, ${each(cached)}`,
    );
  },
);
