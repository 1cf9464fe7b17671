import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type LoadResult, tenantOf } from './load-tenant.ts';
import { error, inReadingOrder, type Problem } from './problem.ts';
import { type LoadOptions, readTenant, type TenantReading, unreadTenant } from './read-tenant.ts';
import { readFailure } from './source/read-text.ts';
import type { Tenant } from './tenant.ts';

/** The folders under `root` that hold a site.yaml, by name. */
export async function findTenantFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'site.yaml')))
    .map((entry) => resolve(root, entry.name))
    .sort();
}

const OWN = [
  { name: 'slug', why: 'Commands find a tenant by it.' },
  { name: 'id', why: 'Calls tell sites apart by it.' },
  { name: 'url', why: 'Two sites cannot be published at one address.' },
] as const;

/** What stands twice though every tenant needs its own: slug, id, address (TEN-01). */
export function sharedIdentities(readings: readonly TenantReading[]): Problem[] {
  return OWN.flatMap(({ name, why }) => {
    const seen = new Map<string, TenantReading>();
    return readings.flatMap((reading) => {
      const value = reading.draft.one(name);
      if (value === null) return [];
      const same = value.replace(/\/+$/, '').toLowerCase();
      const first = seen.get(same);
      if (!first) {
        seen.set(same, reading);
        return [];
      }
      const other = first.source.place(error([name], ''));
      const file = relative(resolve(reading.folder, '..'), other.file);
      const message = `The ${name} "${value}" is already taken by ${file}, line ${other.line}. ${why} Each tenant needs its own.`;
      return [reading.source.place(error([name], message))];
    });
  });
}

/** Reads tenant folders; one whose reading fails has the reason as its problem. */
export async function readTenants(
  folders: readonly string[],
  options: LoadOptions,
): Promise<TenantReading[]> {
  return Promise.all(
    folders.map((folder) =>
      readTenant(folder, options).catch((error: unknown) => unreadTenant(folder, readFailure(error))),
    ),
  );
}

export interface TenantsLoaded {
  /** Those without errors. */
  tenants: Tenant[];
  /** Errors and warnings of all, in reading order. */
  problems: Problem[];
}

/** Loads every tenant under `root`; one with an error, or with another's slug, id or address, is left out. */
export async function loadTenants(root: string, options: LoadOptions = {}): Promise<TenantsLoaded> {
  const folders = await findTenantFolders(root);
  const readings = await readTenants(folders, options);
  const shared = sharedIdentities(readings);
  const results: LoadResult[] = await Promise.all(
    readings.map((reading) => {
      const own = shared.filter(({ file }) => file === reading.source.file);
      return tenantOf({ ...reading, problems: [...reading.problems, ...own] });
    }),
  );
  return {
    tenants: results.flatMap((result) => (result.ok ? [result.tenant] : [])),
    problems: inReadingOrder(results.flatMap((result) => (result.ok ? result.warnings : result.problems))),
  };
}
