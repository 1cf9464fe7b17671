import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuildRefused } from '../../src/render/build-refused.ts';
import { loadInventory, loadTenantToBuild } from '../../src/render/load-site.ts';
import { defaultDataRoot } from '../../src/stock/data-folder/data-files.ts';
import { formatReport } from '../../src/tenant/check-report.ts';
import { checkTenants } from '../../src/tenant/check-tenants.ts';
import { MUTATORS, picker } from '../support/damage-tenant.ts';
import { foldersOf } from '../support/stock/stock-folders.ts';
import { goodTenant, type TenantFiles, writeTenant } from '../support/write-tenant.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

/** Time limit for checking a damaged tenant and preparing its build, in ms; most take about 40. */
const BOUND = 30_000;
const GOOD = 'good-one';
const names = Object.keys(MUTATORS);
const each = rounds(1, 12);
const figures: string[] = [];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'damaged-'));
  writeTenant(join(root, 'tenants'), GOOD, goodTenant(GOOD));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const damaged = (name: string, seed: number, slug: string): TenantFiles =>
  MUTATORS[name]?.(goodTenant(slug), picker(seed)) ?? {};

/** Runs the part of a build before rendering; `reasons` are its warnings, or why it was refused. */
async function prepareBuild(folder: string): Promise<{ pages: number; reasons: string[] }> {
  try {
    const { tenant } = await loadTenantToBuild({ root: process.cwd(), ...foldersOf(folder) }, new Date());
    const { inventory, warnings } = await loadInventory(
      tenant,
      { root: process.cwd(), ...foldersOf(folder) },
      new Date(),
    );
    return { pages: inventory.pages.length, reasons: warnings };
  } catch (error) {
    if (error instanceof BuildRefused) return { pages: 0, reasons: error.reasons };
    throw error;
  }
}

const STACK = /\n\s+at .*[:(]\d+|\[object |undefined/;

describe('damaged tenants beside a good one', () => {
  it.each(names)(
    '%s: is reported with tenant and file, and the good tenant is complete',
    async (name) => {
      let slowest = 0;
      for (let seed = 1; seed <= each; seed++) {
        const slug = `bad-${seed}`;
        const tenants = join(root, 'tenants');
        writeTenant(tenants, slug, damaged(name, seed, slug));
        const start = performance.now();
        const checked = await checkTenants({ root: tenants, dataRoot: defaultDataRoot(tenants) });
        const build = await prepareBuild(join(tenants, slug));
        slowest = Math.max(slowest, performance.now() - start);
        const of = (tenant: string) => checked.find((one) => one.tenant === tenant);
        const errors = (of(slug)?.problems ?? []).filter(({ severity }) => severity === 'error');
        expect(errors.length, `${name} ${seed}`).toBeGreaterThan(0);
        for (const { file, line } of errors) {
          expect(file.startsWith(join(tenants, slug)), file).toBe(true);
          expect(line).toBeGreaterThan(0);
        }
        expect(build.reasons.length, `${name} ${seed}`).toBeGreaterThan(0);
        const { lines } = formatReport(checked, tenants);
        expect([...lines, ...build.reasons].join('\n')).not.toMatch(STACK);
        expect(of(GOOD)).toMatchObject({ vehicles: 2 });
        expect(of(GOOD)?.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect((await prepareBuild(join(tenants, GOOD))).pages).toBeGreaterThan(10);
        rmSync(join(tenants, slug), { recursive: true });
      }
      expect(slowest).toBeLessThan(BOUND);
      figures.push(`${name}: ${each} tenants, the slowest read in ${Math.round(slowest)} ms`);
    },
    proofTimeout(60_000),
  );

  it(
    'the real commands name every damaged tenant and build the good one',
    () => {
      const tenants = join(root, 'tenants');
      const sample = names.slice(0, rounds(3, names.length));
      const slugs = sample.map((name, i) => {
        const slug = `bad-${i}`;
        writeTenant(tenants, slug, damaged(name, 100 + i, slug));
        return slug;
      });
      const run = (command: string, ...args: string[]) => {
        const { stdout, stderr, status } = spawnSync(
          process.execPath,
          [`scripts/${command}.ts`, '--tenants', tenants, ...args],
          { encoding: 'utf8', timeout: 300_000 },
        );
        expect(stdout + stderr).not.toMatch(STACK);
        return { output: stdout + stderr, status };
      };
      const check = run('check');
      expect(check.status).toBe(1);
      for (const slug of slugs) {
        expect(check.output).toMatch(new RegExp(`^${slug}: [1-9]\\d* errors?`, 'm'));
      }
      const dist = join(root, 'dist');
      const build = run('build', '--dist', dist);
      expect(build.output).toMatch(new RegExp(`^${GOOD}: \\d+ pages rendered`, 'm'));
      for (const slug of slugs) expect(build.output).toContain(slug);
      expect(readFileSync(join(dist, GOOD, 'about-us.html'), 'utf8')).toContain('Our yard');
      figures.push(`real commands: ${slugs.length} damaged tenants beside a good one, check and build`);
      recordFigures('bad-tenants', `${names.length * each} damaged tenants beside a good one`, [
        ...figures,
        'each is reported with tenant, file and line, and the good one was complete each time',
      ]);
    },
    proofTimeout(120_000),
  );
});
