import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROUNDS = 3;
const PROCESSES = 3;
const TURNS = 5;

it('one process at a time has a lock, also where several find that of a process that was killed', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'locks-'));
  const files = [join(folder, 'demo.lock'), join(folder, 'inside')];
  const run = promisify(execFile);
  for (let round = 0; round < ROUNDS; round += 1) {
    const runs = await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        run(process.execPath, ['tests/support/lock-child.ts', ...files, String(TURNS)], { timeout: 100_000 }),
      ),
    );
    const seen = runs.map(({ stdout }) => JSON.parse(stdout) as { taken: number; together: number });
    expect(seen.map(({ taken }) => taken)).toEqual(Array.from({ length: PROCESSES }, () => TURNS));
    expect(seen.reduce((sum, { together }) => sum + together, 0)).toBe(0);
    expect(readdirSync(folder)).toEqual(['demo.lock']);
  }
  rmSync(folder, { recursive: true });
});
