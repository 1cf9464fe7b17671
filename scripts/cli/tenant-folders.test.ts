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

it('takes folders with a site.yaml for tenants', () => {
  expect(tenantNames(root)).toEqual(['north', 'south']);
  expect(tenantNames(join(root, 'nowhere'))).toEqual([]);
});

it('answers the named ones, or all', () => {
  expect(tenantFolders(root, ['south'])).toEqual([join(root, 'south')]);
  expect(tenantFolders(root, [])).toHaveLength(2);
});

it('takes a folder without a site.yaml for a tenant with a fault, not for one to name', () => {
  mkdirSync(join(root, 'new'));
  expect(tenantNames(root)).toEqual(['north', 'south']);
  expect(tenantFolders(root, ['new'])).toEqual([join(root, 'new')]);
  expect(tenantFolders(root, [])).toHaveLength(3);
});

it('lists the known ones when one is not', () => {
  expect(() => tenantFolders(root, ['west'])).toThrow(
    `There is no tenant "west" in ${root}. The tenants are: north, south.`,
  );
  expect(() => tenantFolders(root, ['suoth'])).toThrow('Did you mean "south"?');
  expect(() => tenantFolders(join(root, '_notes'), ['west'])).toThrow('There are none yet');
  expect(() => tenantFolders(join(root, '_notes'), [])).toThrow('a tenant is a folder with a site.yaml');
});
