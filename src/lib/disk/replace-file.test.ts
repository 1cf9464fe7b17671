import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLeftovers, replaceFile } from './replace-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('creates a file, replaces it, and leaves no temporary file', () => {
  const file = join(folder, 'state.json');
  replaceFile(file, 'old');
  replaceFile(file, Buffer.from('new'));
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['state.json']);
});

it('does not write through a hard link', () => {
  const file = join(folder, 'state.json');
  writeFileSync(file, 'old');
  linkSync(file, join(folder, 'kept.json'));
  replaceFile(file, 'new');
  expect(readFileSync(join(folder, 'kept.json'), 'utf8')).toBe('old');
});

it('leaves the old file and nothing else if it cannot be replaced', () => {
  const file = join(folder, 'state.json');
  mkdirSync(join(file, 'inside'), { recursive: true });
  expect(() => replaceFile(file, 'new')).toThrow();
  expect(readdirSync(folder)).toEqual(['state.json']);
});

it('removes temporary files of ended processes only', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const names = ['state.json', `state.json.${process.ppid}.tmp`, 'state.json.old.tmp', 'other.json'];
  for (const name of [...names, `state.json.${dead}.tmp`]) writeFileSync(join(folder, name), '');
  removeLeftovers(join(folder, 'state.json'));
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});
