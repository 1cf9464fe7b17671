import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tenantFolders, tenantNames } from './tenant-folders.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tenants-'));
  for (const name of ['north', 'south']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'site.yaml'), '');
  }
  mkdirSync(join(root, '_notes'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('lists folders with a site.yaml as tenants, and none in a folder that does not exist', () => {
  expect(tenantNames(root)).toEqual(['north', 'south']);
  expect(tenantNames(join(root, 'nowhere'))).toEqual([]);
});

it('returns the folders of the named tenants, or of all tenants if none is named', () => {
  expect(tenantFolders(root, ['south'])).toEqual([join(root, 'south')]);
  expect(tenantFolders(root, [])).toHaveLength(2);
});

it('accepts a folder without a site.yaml, although the list of tenants leaves it out', () => {
  mkdirSync(join(root, 'new'));
  expect(tenantNames(root)).toEqual(['north', 'south']);
  expect(tenantFolders(root, ['new'])).toEqual([join(root, 'new')]);
  expect(tenantFolders(root, [])).toHaveLength(3);
});

it('suggests the nearest tenant and lists all if a name is unknown, and says how to create one if there are none', () => {
  expect(() => tenantFolders(root, ['noth'])).toThrow(
    `There is no tenant "noth" in ${root}. Did you mean "north"? The tenants are: north, south.`,
  );
  expect(() => tenantFolders(join(root, '_notes'), [])).toThrow('Create a folder with a site.yaml');
});
