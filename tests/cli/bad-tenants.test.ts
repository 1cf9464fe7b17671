import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BAD_TENANTS } from '../support/bad-tenants.ts';
import { outputOf, runCommand, startCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('bad');
const tenants = join(folder, 'tenants');
const dist = join(folder, 'dist');
const PORT = 4871;
const bad = Object.entries(BAD_TENANTS).map(([slug, make]) => ({ slug, ...make(slug) }));
/** A tenant with a correct configuration, whose build lock cannot be acquired. */
const LOCKED = 'locked-out';

beforeAll(() => {
  for (const { slug, files } of bad) writeTenant(tenants, slug, files);
  const marked = Object.entries(goodTenant('a-good-one')).map(
    ([path, text]) => [path, `\uFEFF${text}`] as const,
  );
  writeTenant(tenants, 'a-good-one', Object.fromEntries(marked));
  writeTenant(tenants, 'z-good-one', goodTenant('z-good-one'));
});

const withTenants = (args: string[]) => ['--tenants', tenants, ...args];
const run = (command: string, ...args: string[]) => runCommand(command, withTenants(args));

const noStack = (output: string) => expect(output).not.toMatch(/\n\s+at .*[:(]\d+/);

function answer(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port: PORT, host: 'localhost', path: '/', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('tenants with mistakes', { timeout: 120_000 }, () => {
  it('npm run check names each of them with the file of the mistake, and checks the good tenants', async () => {
    const { status, output } = await run('check');
    expect(status).toBe(1);
    for (const { slug, message } of bad) {
      const from = output.indexOf(`\n${slug}: `);
      expect(output.slice(from, output.indexOf('\n\n', from)), slug).toMatch(message);
    }
    for (const slug of ['a-good-one', 'z-good-one']) {
      const tenantOutput = output.slice(output.search(new RegExp(`(^|\\n)${slug}: `))).trimStart();
      expect(tenantOutput).toMatch(new RegExp(`^${slug}: 0 errors, \\d warnings? \\(2 vehicles\\)`));
    }
    noStack(output);
  });

  it('npm run build names each of them, builds the good tenants and exits with 1', async () => {
    writeTenant(tenants, LOCKED, goodTenant(LOCKED));
    mkdirSync(join(dist, '.releases', `${LOCKED}.lock`), { recursive: true });
    const { status, output } = await run('build', '--dist', dist);
    expect(status).toBe(1);
    const lines = output.split('\n');
    for (const { slug, message } of bad)
      expect(lines.filter((line) => line.startsWith(`${slug}: `)).join('\n'), slug).toMatch(message);
    expect(output).toMatch(new RegExp(`^${LOCKED}: The build failed unexpectedly: .*EISDIR`, 'm'));
    expect(output).toContain(`${bad.length + 1} sites could not be built`);
    for (const slug of ['a-good-one', 'z-good-one']) {
      expect(output).toMatch(new RegExp(`^${slug}: \\d+ pages rendered`, 'm'));
      expect(readFileSync(join(dist, slug, 'about-us.html'), 'utf8')).toContain('Our yard');
    }
    expect(readdirSync(dist).filter((name) => !name.startsWith('.'))).toEqual(['a-good-one', 'z-good-one']);
    noStack(output);
  });

  it('npm start serves good tenants and the last built site of a broken one, and names those that were never built', async () => {
    for (const { slug } of bad.slice(3)) rmSync(join(tenants, slug), { recursive: true });
    writeTenant(tenants, 'z-good-one', { 'site.yaml': 'name: [' });
    const child = startCommand(
      'start',
      withTenants(['--dist', dist, '--data', join(dist, '.service'), '--port', String(PORT)]),
    );
    const text = outputOf(child);
    try {
      await expect.poll(text, { timeout: 90_000 }).toContain('Press Ctrl+C to stop.');
      expect(await answer(`a-good-one.localhost:${PORT}`)).toBe(200);
      expect(await answer(`z-good-one.localhost:${PORT}`)).toBe(200);
      for (const { slug } of bad.slice(0, 3))
        expect(text()).toContain(`${slug}: It is not served, because it was never built.`);
      expect(text()).toContain('z-good-one: Its last built site is served.');
      noStack(text());
    } finally {
      child.kill();
    }
  });
});
