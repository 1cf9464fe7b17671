import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const folder = temporaryFolder('month-first');

interface Took {
  records: number;
  outcome: string;
  vehicles: number;
  remarks: string[];
  /** Values of `created_at`; null for a large feed. */
  days: string[] | null;
  seconds: number;
  /** Peak resident memory in MB. */
  peak: number;
}

/** Imports a generated CSV in a child process. With `last`, only its last date shows that months come first. */
function importOf(megabytes: number, proof: 'last' | 'none'): Took {
  const tenant = join(folder, `${megabytes}-${proof}`);
  mkdirSync(tenant);
  const script = resolve(import.meta.dirname, 'month-first-run.ts');
  const run = spawnSync(process.execPath, [script, String(megabytes), proof, tenant], { encoding: 'utf8' });
  rmSync(tenant, { recursive: true });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

const LARGE = rounds(4, 400);

it(
  `an import reads a CSV of ${LARGE} MB twice, with little more memory than a CSV of 1 MB needs, if only its last date shows that months come first`,
  () => {
    const small = importOf(1, 'last');
    expect(small.days).toEqual(['2026-03-04', '2025-12-25']);
    const once = importOf(LARGE, 'none');
    const twice = importOf(LARGE, 'last');
    for (const took of [small, once, twice]) {
      expect(took.outcome).toBe('imported');
      expect(took.vehicles).toBe(took.records);
    }
    expect(once.days ?? ['2026-04-03']).toEqual(['2026-04-03']);
    expect(once.remarks).toEqual([]);
    expect(twice.remarks).toHaveLength(1);
    // An import needs a few hundred bytes for each vehicle in any case.
    const bytesEach = ((twice.peak - small.peak) * 1e6) / twice.records;
    expect(twice.peak).toBeLessThan(small.peak + 150 + (600 * twice.records) / 1e6);
    const figure = ({ seconds, peak }: Took) => `${seconds.toFixed(1)} s, ${Math.round(peak)} MB at most`;
    recordFigures('month-first', 'Month-first dates in a large feed', [
      `${LARGE} MB, ${once.records} vehicles, no date that proves month first: ${figure(once)}`,
      `The same with the proof in the last record, read twice: ${figure(twice)}, ${(twice.seconds / once.seconds).toFixed(2)} times as long`,
      `1 MB, read twice: ${figure(small)}; from there to ${LARGE} MB memory grows by ${Math.round(bytesEach)} bytes a vehicle`,
    ]);
  },
  proofTimeout(240_000),
);
