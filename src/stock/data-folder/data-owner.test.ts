import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { stockFolders } from './data-files.ts';
import { makeDataFolder, whyDataIsOfOthers } from './data-owner.ts';

/** Two folders of tenants and a folder for data, which is that of the first. */
function scene() {
  const root = temporaryFolder('data-owner');
  const [first, second, data] = ['first', 'second', 'data'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [first, second]) mkdirSync(join(folder, 'acme'), { recursive: true });
  expect(whyDataIsOfOthers(data, second)).toBeNull();
  makeDataFolder(stockFolders(join(first, 'acme'), data));
  return { root, first, second, data };
}

it('data folders belong to the tenants that were imported first, and are refused to those of another folder', () => {
  const { first, second, data } = scene();
  expect(existsSync(join(data, 'acme'))).toBe(true);
  expect(whyDataIsOfOthers(data, first)).toBeNull();
  const problem = whyDataIsOfOthers(data, second);
  expect(problem).toContain(`${data} has the imported stock of the tenants in ${first}`);
  expect(problem).toContain('choose another folder with --tenants-data or FORECOURT_TENANTS_DATA');
  expect(whyDataIsOfOthers(data, join(second, '..', 'third'))).toBe(
    problem?.replaceAll(second, join(second, '..', 'third')),
  );
  makeDataFolder(stockFolders(join(first, 'bravo'), data));
  expect(readdirSync(data).sort()).toEqual(['acme', 'bravo', 'tenants-folder']);
});

it('the tenants keep their data if it is moved together with them, or they are reached by a link', () => {
  const { root, first, second, data } = scene();
  symlinkSync(first, join(root, 'link'));
  expect(whyDataIsOfOthers(data, join(root, 'link'))).toBeNull();
  const moved = join(root, 'moved');
  mkdirSync(moved);
  for (const [name, folder] of Object.entries({ first, data })) renameSync(folder, join(moved, name));
  expect(whyDataIsOfOthers(join(moved, 'data'), join(moved, 'first'))).toBeNull();
  expect(whyDataIsOfOthers(join(moved, 'data'), second)).not.toBeNull();
});

it('data of tenants whose folder is gone go to those that are imported next', () => {
  const { first, second, data } = scene();
  renameSync(first, `${first}-renamed`);
  expect(whyDataIsOfOthers(data, second)).toBeNull();
  makeDataFolder(stockFolders(join(second, 'acme'), data));
  expect(whyDataIsOfOthers(data, `${first}-renamed`)).toContain(`the tenants in ${second}`);
  rmSync(join(data, 'tenants-folder'));
  expect(whyDataIsOfOthers(data, `${first}-renamed`)).toBeNull();
});
