import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Locked, takeLock } from './lock.ts';
import { startOf } from './process-alive.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses while a living process holds it, naming what and whom', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, String(process.ppid));
  expect(() => takeLock(file, 'demo is being built')).toThrow(Locked);
  expect(() => takeLock(file, 'demo is being built')).toThrow(
    `demo is being built by another process (${process.ppid}).`,
  );
});

it('takes over what a process that ended left behind', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, String(spawnSync(process.execPath, ['-e', '']).pid));
  const unlock = takeLock(file, 'demo is being built');
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
});

it.runIf(process.platform === 'linux')('takes over where the number of the process was given again', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, `${process.ppid} ${startOf(process.ppid)}`);
  expect(() => takeLock(file, 'demo is being built')).toThrow(Locked);
  writeFileSync(file, `${process.ppid} 1`);
  takeLock(file, 'demo is being built')();
});

it('takes over a file that names no process', () => {
  const file = join(folder, 'demo.lock');
  for (const text of ['', '\0\0\0', 'nonsense', '-1', '0']) {
    writeFileSync(file, text);
    takeLock(file, 'demo is being built')();
    expect(existsSync(file)).toBe(false);
  }
});

it('removes what a process left that was killed while it made the lock', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const living = `demo.lock.${process.ppid}.new`;
  for (const name of [`demo.lock.${dead}.new`, living, `other.lock.${dead}.new`])
    writeFileSync(join(folder, name), '');
  takeLock(join(folder, 'demo.lock'), 'demo is being built')();
  expect(readdirSync(folder).sort()).toEqual([living, `other.lock.${dead}.new`].sort());
});
