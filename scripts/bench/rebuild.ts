import { join } from 'node:path';
import { compile } from '../../src/render/compile.ts';
import { changeOnePrice, writeBenchTenant } from './bench-tenant.ts';
import { median, type ProcessRun, runProcess } from './run-process.ts';

const LONG = { vehicles: 10_000, rounds: 5 };
const SHORT = { vehicles: 40, rounds: 1 };

/** Measures the whole process of a rebuild after one of ten thousand vehicles has changed. */
export async function benchRebuild(folder: string, { short }: { short: boolean }): Promise<void> {
  const { vehicles, rounds } = short ? SHORT : LONG;
  const tenants = join(folder, 'tenants');
  const tenantFolder = writeBenchTenant(tenants, vehicles);
  await compile(process.cwd());
  const args = ['scripts/build.ts', '--tenants', tenants, '--dist', join(folder, 'dist')];
  const full = await runProcess(args);
  const nothing = await runProcess(args);
  const runs: ProcessRun[] = [];
  for (let round = 0; round < rounds; round += 1) {
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
  console.log(`\n${vehicles} vehicles, whole process`);
  line('full render', full);
  line('nothing changed', nothing);
  const middle = median(runs.map(({ ms }) => ms));
  line(`one changed, median of ${rounds}`, runs.find(({ ms }) => ms === middle) ?? nothing);
}
