import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/commands/run-command.ts';
import { writeTenant } from '../../tests/support/commands/small-tenants.ts';
import { siteFiles } from '../../tests/support/commands/whole-site.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const root = temporaryFolder('faults');
const [tenants, dist] = [join(root, 'tenants'), join(root, 'dist')];
const acme = join(dist, '.releases/acme');
const TENANTS = ['acme', 'bravo'] as const;

const build = (env: Record<string, string> = {}) =>
  runCommand('build', ['--tenants', tenants, '--dist', dist, '--jobs', '1'], {
    ...(env.FAULT ? { preload: 'tests/support/faults/faulty-disk.ts' } : {}),
    env,
  });
const sites = () => TENANTS.map((slug) => siteFiles(join(dist, slug)));
const pageOf = (slug: string) => readFileSync(join(dist, slug, 'cars/s0.html'), 'utf8');
const write = (word: string) => {
  for (const slug of TENANTS) writeTenant(tenants, slug, word);
};

beforeAll(async () => {
  write('First');
  expect(await build()).toMatchObject({ status: 0 });
}, 300_000);

const FAULTS: [code: string, after: number, message: string][] = [
  ['ENOSPC', 0, `acme: There is no room left on the disk that holds ${acme}`],
  ['ENOSPC', 100_000, `acme: There is no room left on the disk that holds ${acme}`],
  ['EROFS', 0, `is on a read-only disk`],
  ['EACCES', 0, `acme: This user has no permission to use ${acme}`],
];

it.each(FAULTS)(
  'keeps a tenant’s site if the disk fails with %s after %d bytes, builds the others, and builds that tenant the next time',
  {
    timeout: 120_000,
  },
  async (FAULT, after, message) => {
    const word = `${FAULT}${after}`;
    const before = siteFiles(join(dist, 'acme'));
    write(word);
    const { status, out, err } = await build({ FAULT, FAULT_FOLDER: acme, FAULT_AFTER: String(after) });
    expect(err).toContain(message);
    expect(err).toMatch(/acme: Next: .*, then build again\./);
    expect(err).toContain('1 site could not be built');
    expect(err).not.toMatch(/\n\s+at |could not be rendered/);
    expect(out).toMatch(/bravo: \d+ pages rendered/);
    expect(status).toBe(1);
    expect(siteFiles(join(dist, 'acme'))).toEqual(before);

    expect(await build()).toMatchObject({ status: 0 });
    for (const slug of TENANTS) expect(pageOf(slug)).toContain(word);
  },
);

it('names each tenant and changes nothing when the folder for sites is read-only', {
  timeout: 120_000,
}, async () => {
  const before = sites();
  write('Third');
  const { status, err } = await build({ FAULT: 'EROFS', FAULT_FOLDER: dist });
  for (const slug of TENANTS) expect(err).toMatch(new RegExp(`${slug}: \\S*dist\\S* is on a read-only disk`));
  expect(status).toBe(1);
  expect(sites()).toEqual(before);
});

it('reports a full disk once, not for each page', {
  timeout: 120_000,
}, async () => {
  writeTenant(tenants, 'large', 'Many', 320);
  const { status, err } = await runCommand(
    'build',
    ['large', '--tenants', tenants, '--dist', dist, '--jobs', '3'],
    {
      preload: 'tests/support/faults/faulty-disk.ts',
      env: { FAULT: 'ENOSPC', FAULT_FOLDER: join(dist, '.releases/large'), FAULT_AFTER: '300000' },
    },
  );
  expect(status).toBe(1);
  expect(err.match(/no room left/g)).toHaveLength(1);
  expect(err).not.toContain('could not be rendered');
  expect((await build()).out).toMatch(/large: \d+ pages rendered/);
});
