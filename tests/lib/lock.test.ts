import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROCESSES = 3;

it('one process at a time has a lock, also where several find that of a process that was killed', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'locks-'));
  const dead = String(spawnSync(process.execPath, ['-e', '']).pid);
  const files = [join(folder, 'demo.lock'), join(folder, 'inside')];
  const run = promisify(execFile);
  const runs = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      run(process.execPath, ['tests/lib/lock-child.ts', ...files, dead, '2000']),
    ),
  );
  const seen = runs.map(({ stdout }) => JSON.parse(stdout) as { taken: number; together: number });
  expect(seen.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(20);
  expect(seen.reduce((sum, { together }) => sum + together, 0)).toBe(0);
  expect(readdirSync(folder).filter((name) => name !== 'demo.lock')).toEqual([]);
  rmSync(folder, { recursive: true });
});
