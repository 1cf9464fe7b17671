import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingDependencies } from './missing-dependencies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "three": "1.0.0", "@a/b": "1.0.0" } }');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the dependencies that are missing and the command that installs them', () => {
  mkdirSync(join(folder, 'node_modules/three'), { recursive: true });
  expect(missingDependencies(folder)).toBe(
    `${folder} needs @a/b. Install them with "npm ci --prefix ${folder}", then try again.`,
  );
});

it('returns null when all dependencies are installed', () => {
  for (const name of ['three', '@a/b']) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  expect(missingDependencies(folder)).toBeNull();
});
