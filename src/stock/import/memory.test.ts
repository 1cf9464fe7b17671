import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

const folder = temporaryFolder('memory');

/**
 * Reads a feed of a given size in its own process. The feed is generated while it is read, so it is never
 * complete on disk or in memory.
 *
 * @returns peak resident memory in MB, and the numbers of records and vehicles
 */
function peakOf(kind: 'csv' | 'xml', megabytes: number): { peak: number; records: number; vehicles: number } {
  const tenant = join(folder, `${kind}${megabytes}`);
  mkdirSync(tenant);
  const run = spawnSync(
    process.execPath,
    ['tests/support/stock/memory-run.ts', kind, String(megabytes), tenant],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

describe('memory stays flat', () => {
  it.each(['csv', 'xml'] as const)(
    '%s: a feed of 64 MB needs less than 420 MB of memory, and at most 150 MB more than a feed of 8 MB',
    (kind) => {
      const small = peakOf(kind, 8);
      const large = peakOf(kind, 64);
      expect(large.records).toBeGreaterThan(small.records * 7);
      expect(large.vehicles).toBe(large.records);
      expect(large.peak).toBeLessThan(small.peak + 150);
      expect(large.peak).toBeLessThan(420);
    },
    300_000,
  );
});
