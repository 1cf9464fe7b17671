import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endOf, startCommand } from '../support/commands/run-command.ts';

const guide = readFileSync('docs/tenant-guide.md', 'utf8');

/** The text of a section, by its heading. */
function section(heading: string): string {
  const [, text] = guide.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`The guide has no section "${heading}".`);
  return text.split(/\n## (?!Our workshop)/)[0] ?? '';
}

/** The code blocks of a language in a section. */
const blocks = (heading: string, language: string): string[] =>
  [...section(heading).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  );

const only = (found: string[]): string => {
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guide-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(root, 'tenants/northside', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const tenants = () => ['--tenants', join(root, 'tenants')];

it('following only the first steps of the tenant guide builds a dealer’s site', {
  timeout: 120_000,
}, async () => {
  const steps = 'A dealer in ten minutes';
  write('site.yaml', only(blocks(steps, 'yaml')));
  writeFileSync(join(root, 'northside.csv'), only(blocks(steps, 'csv')));
  const commands = blocks(steps, 'sh').map((code) => code.trim());
  const args: Record<string, string[]> = {
    import: tenants(),
    check: tenants(),
    build: [...tenants(), '--dist', join(root, 'dist')],
  };
  for (const command of commands.filter((line) => !line.includes('run dev'))) {
    const [, name = '', rest = ''] = /^npm run (\w+) -- (.+)$/.exec(command) ?? [];
    const given = rest.split(' ').map((word) => (word.endsWith('.csv') ? join(root, word) : word));
    const { status, output } = await endOf(startCommand(name, [...given, ...(args[name] ?? [])]));
    // Lawyers write these pages, and not in ten minutes. The guide says that they are missing.
    const others = output.replaceAll(
      /^.*warning {2}config\.forms\.(collection_notice|terms_required)$/gm,
      '',
    );
    expect(others, command).not.toMatch(/warning {2}|error {2}|Refused/);
    expect(status, output).toBe(0);
  }
  expect(commands.map((line) => line.split(' ')[2])).toEqual(['import', 'check', 'dev', 'build']);
  const page = readFileSync(
    join(root, 'dist/northside/cars/2021-toyota-corolla-ascent-sport-n101.html'),
    'utf8',
  );
  expect(page).toContain('$24,990');
  // The feed names no dealership; the only one has all vehicles.
  const yard = readFileSync(join(root, 'dist/northside/locations/chermside/stock.html'), 'utf8');
  for (const title of ['2021 Toyota Corolla', '2026 Kia Sportage']) expect(yard).toContain(title);
});

it('the complete example of the tenant guide passes npm run check', { timeout: 60_000 }, async () => {
  write('site.yaml', only(blocks('A small tenant, complete', 'yaml')));
  write('content/about-us.md', only(blocks('A small tenant, complete', 'markdown')));
  write('overrides/AspleyHeader.astro', only(blocks('Replacing a component', 'astro')));
  const { status, output } = await endOf(startCommand('check', ['northside', ...tenants()]));
  expect(output).toContain('0 errors');
  expect(status).toBe(0);
});

it('the tenant guide names every command that ops need', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // The others are for developers: see the README.
  const ops = ['start', 'import', 'check', 'dev', 'build', 'index', 'leads', 'api'];
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(ops));
  for (const name of ops) expect(section('Commands')).toMatch(new RegExp(`npm (run )?${name}\\b`));
});
