import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { crashedFiles } from './crashed-files.ts';

const FILE = 'src/api/lead-forms/accept-lead.test.ts';
const crash = `Error: [vitest-pool]: Worker forks emitted error.
Caused by: Error: Worker exited unexpectedly with signal SIGTRAP during started state while running test file ${resolve(FILE)}\x1b[39m
 ❯ ChildProcess.emitUnexpectedExit node_modules/vitest/dist/chunks/index.js:5447:33
`;

test('files whose process Node ended are found in Vitest’s output', () => {
  expect(crashedFiles(`${crash}\n      Errors  1 error\n`)).toEqual([FILE]);
  expect(crashedFiles(`${crash}\n\x1b[2m      Errors \x1b[22m \x1b[31m1 error\x1b[39m\n`)).toEqual([FILE]);
});

test('no file has a second attempt if another error was caught, too, or if a process ended by itself', () => {
  expect(crashedFiles(`${crash}\n      Errors  2 errors\n`)).toEqual([]);
  expect(crashedFiles(crash.replace('with signal SIGTRAP', 'with code 1'))).toEqual([]);
  expect(crashedFiles('      Tests  3 failed | 7 passed (10)\n')).toEqual([]);
});
