import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';
import { siteFiles } from '../support/commands/whole-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const folder = temporaryFolder('damaged-stock');
const tenants = join(folder, 'tenants');
const dist = join(folder, 'dist');
const stock = join(tenants, 'cut/stock.jsonl');

const run = (command: string, ...args: string[]) => runCommand(command, [...args, '--tenants', tenants]);

const { 'stock.jsonl': whole = '', ...rest } = goodTenant('cut', {
  redirects: [{ from: '/a', to: '/nowhere' }],
});
const text = String(whole);

/** Damaged stock files, with the expected line and message. */
const DAMAGED: [text: Buffer, message: RegExp][] = [
  [Buffer.from(text.slice(0, text.length - 40)), /stock\.jsonl:2\D.*This line is not JSON/s],
  [
    Buffer.from(text.replace('"year":2023', '"year":"soon"')),
    /stock\.jsonl:1\D.*"year" of this vehicle must be a year/s,
  ],
];

it('check and build report a damaged stock file, and the live site stays', async () => {
  writeTenant(tenants, 'cut', { ...rest, 'stock.jsonl': text });
  writeTenant(tenants, 'good', goodTenant('good'));
  expect((await run('build', 'cut', '--dist', dist)).status).toBe(0);
  const published = siteFiles(join(dist, 'cut'));
  for (const [bytes, message] of DAMAGED) {
    writeFileSync(stock, bytes);
    const check = await run('check');
    expect(check.status).toBe(1);
    expect(check.out).toMatch(message);
    expect(check.out).toMatch(/cut: 1 error, /);
    expect(check.out).toContain('There is no page at "/nowhere" today');
    const build = await run('build', '--accept-drop', '--dist', dist);
    expect(build.status).toBe(1);
    expect(build.err).toMatch(message);
    expect(build.err).toContain('The live site stays as it is');
    expect(build.out).toMatch(/good: \d+ pages rendered/);
    expect(siteFiles(join(dist, 'cut'))).toEqual(published);
  }
}, 240_000);
