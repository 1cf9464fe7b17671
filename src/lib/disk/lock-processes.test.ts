import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startOf } from './process-alive.ts';

const ROUNDS = 3;
const PROCESSES = 3;
const TURNS = 5;

// Each process runs `lock-child.ts`: it takes the lock TURNS times, counts other holders by the file "inside", and ends
// without releasing the lock.

it('only one of several processes takes over the lock of a killed process', {
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

it('a process waits while another running process is taking over the lock', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  const file = join(folder, 'demo.lock');
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const claim = `${file}.${dead}.claim`;
  writeFileSync(file, String(dead));
  writeFileSync(claim, `${process.pid} ${startOf(process.pid)}`);
  const child = spawn(process.execPath, ['tests/support/lock-child.ts', file, join(folder, 'inside'), '1']);
  const ended = new Promise((resolve) => child.on('close', resolve));
  // The process creates this file at each attempt to get the claim. Seeing it five times shows that it keeps trying.
  const tries = new RegExp(`claim\\.${child.pid}\\.new$`);
  for (let seen = 0; seen < 5 && child.exitCode === null; await setTimeout(1))
    if (readdirSync(folder).some((name) => tries.test(name))) seen += 1;
  expect(existsSync(claim)).toBe(true);
  expect(child.exitCode).toBe(null);
  rmSync(claim);
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true });
});
