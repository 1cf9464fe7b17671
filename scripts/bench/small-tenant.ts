import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../src/render/build-site.ts';
import { compile } from '../../src/render/compile.ts';
import { writeBenchTenant } from './bench-tenant.ts';
import { median } from './run-process.ts';

const VEHICLES = 12;
const ROUNDS = 9;
/** Rounds before the measured ones, in which code and caches are still being loaded. */
const WARM_UP_ROUNDS = 2;

/** Measures the time for one more tenant of about 50 pages in a process that is already running. */
export async function benchSmallTenant(folder: string): Promise<void> {
  const tenantFolder = writeBenchTenant(join(folder, 'tenants'), VEHICLES);
  const compiled = await compile(process.cwd());
  const dist = join(folder, 'dist');
  const times: number[] = [];
  let pages = 0;
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
    rmSync(dist, { recursive: true, force: true });
    const start = performance.now();
    const summary = await buildSite({
      root: process.cwd(),
      folder: tenantFolder,
      dist,
      compiled,
      jobs: 1,
      force: true,
      acceptDrop: true,
      now: new Date(),
      onProgress: () => {},
    });
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
    pages = summary.rendered;
  }
  console.log(
    `\nLoading, rendering and publishing a tenant of ${pages} pages in a running process, median of ${ROUNDS} rounds: ${median(times).toFixed(0)} ms`,
  );
}
