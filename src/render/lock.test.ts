import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildLocked, takeLock } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses while a living process holds it, naming what and whom', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, String(process.ppid));
  expect(() => takeLock(file, 'demo')).toThrow(BuildLocked);
  expect(() => takeLock(file, 'demo')).toThrow(`demo is being built by another process (${process.ppid}).`);
});

it('takes over what a process that ended left behind', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, String(spawnSync(process.execPath, ['-e', '']).pid));
  const unlock = takeLock(file, 'demo');
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
});
