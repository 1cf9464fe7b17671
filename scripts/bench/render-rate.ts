import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '../../src/render/compile.ts';
import { buildInventory } from '../../src/site/inventory.ts';
import { committedStock } from '../../src/stock/data-folder/data-files.ts';
import { readStockFile } from '../../src/stock/stock-file.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { removeComponents, writeBenchTenant } from './bench-tenant.ts';
import { median, type ProcessRun, runProcess } from './run-process.ts';

const LONG = { vehicles: 5000, rounds: 3 };
const SHORT = { vehicles: 12, rounds: 1 };

/** Compares the pages per second of a full render with those of a plain `astro build` of the same pages, in turn. */
export async function benchRenderRate(folder: string, { short }: { short: boolean }): Promise<void> {
  const { vehicles, rounds } = short ? SHORT : LONG;
  const tenants = join(folder, 'tenants');
  const tenantFolder = writeBenchTenant(tenants, vehicles);
  removeComponents(tenantFolder);
  const loaded = await loadTenant(tenantFolder);
  if (!loaded.ok) throw new Error(`The tenant of the benchmark in ${tenantFolder} has mistakes.`);
  const { cars } = await readStockFile(committedStock(tenantFolder));
  const { pages } = buildInventory(loaded.tenant, cars, new Date());
  const pagesFile = join(folder, 'pages.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(pagesFile, JSON.stringify(pages));
  await compile(process.cwd());

  const ours: Record<1 | 2, ProcessRun[]> = { 1: [], 2: [] };
  const plain: ProcessRun[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const jobs of [1, 2] as const) {
      const args = [
        'scripts/build.ts',
        '--tenants',
        tenants,
        '--dist',
        join(folder, `dist-${round}-${jobs}`),
        '--jobs',
        String(jobs),
      ];
      ours[jobs].push(await runProcess(args));
    }
    plain.push(
      await runProcess(
        ['node_modules/astro/bin/astro.mjs', 'build', '--config', 'scripts/bench/plain/astro.config.mjs'],
        {
          BENCH_PAGES: pagesFile,
          BENCH_OUT: resolve(folder, `plain-${round}`),
          ASTRO_TELEMETRY_DISABLED: '1',
          NODE_ENV: 'production',
        },
      ),
    );
  }

  const base = median(plain.map(({ ms }) => ms));
  console.log(`\nFull render of ${pages.length} pages, whole process, median of ${rounds}`);
  const show = (name: string, runs: ProcessRun[]) => {
    const ms = median(runs.map((run) => run.ms));
    const rate = Math.round((pages.length / ms) * 1000);
    const peak = Math.round(Math.max(...runs.map(({ peakMb }) => peakMb)));
    console.log(
      `  ${name.padEnd(22)} ${(ms / 1000).toFixed(2)} s  ${String(rate).padStart(5)} pages/s  ${(base / ms).toFixed(2)} x  ${peak} MB`,
    );
  };
  show('plain astro build', plain);
  show('one thread', ours[1]);
  show('two threads', ours[2]);
}
