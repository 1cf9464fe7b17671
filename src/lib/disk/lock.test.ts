import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acquireLock, Locked } from './lock.ts';
import { startOf } from './process-alive.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** System error for a process of another user (EPERM) or a missing one (ESRCH). */
const refusal = (code: 'EPERM' | 'ESRCH'): Error => Object.assign(new Error(code), { code });

it('refuses the lock while a running process holds it, naming the work and the process', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, String(process.ppid));
  expect(() => acquireLock(file, 'demo is being built')).toThrow(Locked);
  expect(() => acquireLock(file, 'demo is being built')).toThrow(
    `demo is being built by another process (${process.ppid}).`,
  );
});

it('refuses the lock while this process holds it, until it is released', () => {
  const file = join(folder, 'demo.lock');
  const unlock = acquireLock(file, 'demo is being built');
  expect(() => acquireLock(file, 'demo is being built')).toThrow(Locked);
  unlock();
  acquireLock(file, 'demo is being built')();
});

it('refuses the lock while a process of another user holds it', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, '4194000');
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw refusal('EPERM');
  });
  expect(() => acquireLock(file, 'demo is being built')).toThrow(Locked);
  expect(existsSync(file)).toBe(true);
});

it('leaves a stale lock to another process that takes it over first', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, '4194000');
  const kill = process.kill.bind(process);
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    if (pid !== 4_194_000) return kill(pid, signal);
    // Another process takes the lock between the check of the ended process and the removal of its lock.
    writeFileSync(file, String(process.ppid));
    throw refusal('ESRCH');
  });
  expect(() => acquireLock(file, 'demo is being built')).toThrow(Locked);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

it('takes over the lock of an ended process', () => {
  const file = join(folder, 'demo.lock');
  writeFileSync(file, String(spawnSync(process.execPath, ['-e', '']).pid));
  const unlock = acquireLock(file, 'demo is being built');
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
});

it.runIf(process.platform === 'linux')(
  'takes over a lock whose process id now belongs to another process',
  () => {
    const file = join(folder, 'demo.lock');
    writeFileSync(file, `${process.ppid} ${startOf(process.ppid)}`);
    expect(() => acquireLock(file, 'demo is being built')).toThrow(Locked);
    writeFileSync(file, `${process.ppid} 1`);
    acquireLock(file, 'demo is being built')();
  },
);

it('takes over a lock file that names no process', () => {
  const file = join(folder, 'demo.lock');
  for (const text of ['', '\0\0\0', 'nonsense', '-1', '0']) {
    writeFileSync(file, text);
    acquireLock(file, 'demo is being built')();
    expect(existsSync(file)).toBe(false);
  }
});

it('removes temporary files of a process that was killed while it acquired the lock', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const living = `demo.lock.${process.ppid}.new`;
  for (const name of [`demo.lock.${dead}.new`, living, `other.lock.${dead}.new`])
    writeFileSync(join(folder, name), '');
  acquireLock(join(folder, 'demo.lock'), 'demo is being built')();
  expect(readdirSync(folder).sort()).toEqual([living, `other.lock.${dead}.new`].sort());
});
