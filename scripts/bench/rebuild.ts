import { join } from 'node:path';
import { compile } from '../../src/render/compile.ts';
import { changeOnePrice, writeBenchTenant } from './bench-tenant.ts';
import { median, type ProcessRun, runProcess } from './run-process.ts';

const VEHICLES = 10_000;
const ROUNDS = 5;

/** Measures the whole process of a rebuild after one of ten thousand vehicles has changed. */
export async function benchRebuild(folder: string): Promise<void> {
  const tenants = join(folder, 'tenants');
  const tenantFolder = writeBenchTenant(tenants, VEHICLES);
  await compile(process.cwd());
  const args = ['scripts/build.ts', '--tenants', tenants, '--dist', join(folder, 'dist')];
  const full = await runProcess(args);
  const nothing = await runProcess(args);
  const runs: ProcessRun[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    changeOnePrice(tenantFolder);
    runs.push(await runProcess(args));
  }
  const line = (name: string, run: ProcessRun) =>
    console.log(
      `  ${name.padEnd(22)} ${(run.ms / 1000).toFixed(2)} s  ${Math.round(run.peakMb)} MB  ${
        run.output
          .trim()
          .split('\n')
          .find((text) => text.includes('rendered')) ?? ''
      }`,
    );
  console.log(`\n${VEHICLES} vehicles, whole process`);
  line('full render', full);
  line('nothing changed', nothing);
  const middle = median(runs.map(({ ms }) => ms));
  line(`one changed, median of ${ROUNDS}`, runs.find(({ ms }) => ms === middle) ?? nothing);
}
