import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../src/render/build-site.ts';
import { compile } from '../../src/render/compile.ts';
import { defaultDataRoot, stockFolders } from '../../src/stock/data-folder/data-files.ts';
import { writeBenchTenant } from './bench-tenant.ts';
import { median } from './run-process.ts';

const VEHICLES = 12;
/** In the rounds of `warmUp`, before the measured ones, code and caches are still being loaded. */
const LONG = { rounds: 9, warmUp: 2 };
const SHORT = { rounds: 1, warmUp: 0 };

/** Measures the time for one more tenant of about 50 pages in a process that is already running. */
export async function benchSmallTenant(folder: string, { short }: { short: boolean }): Promise<void> {
  const { rounds, warmUp } = short ? SHORT : LONG;
  const tenants = join(folder, 'tenants');
  const tenantFolder = writeBenchTenant(tenants, VEHICLES);
  const compiled = await compile(process.cwd());
  const dist = join(folder, 'dist');
  const times: number[] = [];
  let pages = 0;
  for (let round = 0; round < rounds + warmUp; round += 1) {
    rmSync(dist, { recursive: true, force: true });
    const start = performance.now();
    const summary = await buildSite({
      root: process.cwd(),
      ...stockFolders(tenantFolder, defaultDataRoot(tenants)),
      dist,
      compiled,
      jobs: 1,
      force: true,
      acceptDrop: true,
      now: new Date(),
      onProgress: () => {},
    });
    if (round >= warmUp) times.push(performance.now() - start);
    pages = summary.rendered;
  }
  console.log(
    `\nLoading, rendering and publishing a tenant of ${pages} pages in a running process, median of ${rounds} rounds: ${median(times).toFixed(0)} ms`,
  );
}
