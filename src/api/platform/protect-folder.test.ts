import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { protectFolder } from './protect-folder.ts';

function aLog() {
  const lines: string[] = [];
  return { lines, log: pino({ base: null }, { write: (line) => void lines.push(line) }) };
}
const rightsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);

it('the data folder, which holds leads, can be read by the service’s own user only', () => {
  const { lines, log } = aLog();
  const folder = join(temporaryFolder('data'), 'new', 'data');
  protectFolder(folder, log);
  expect([rightsOf(folder), lines]).toEqual(['700', []]);
});

it('a data folder that others can read loses their rights, and the log says so once', () => {
  const { lines, log } = aLog();
  const folder = join(temporaryFolder('data'), 'old');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  protectFolder(folder, log);
  protectFolder(folder, log);
  expect(rightsOf(folder)).toBe('700');
  expect(lines).toEqual([expect.stringContaining('other users of this machine could read this folder')]);
});
