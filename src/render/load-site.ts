import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Inventory } from '../site/inventory.ts';
import { buildInventory } from '../site/inventory.ts';
import { readStockFile } from '../stock/stock-file.ts';
import { loadTenant } from '../tenant/load-tenant.ts';
import type { Problem } from '../tenant/problem.ts';
import { readFailure } from '../tenant/source/read-text.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { namedComponents } from './overrides/named-components.ts';
import { OverrideBroken } from './overrides/override-problems.ts';
import { compileOverrides } from './overrides/tenant-overrides.ts';
import { BuildRefused } from './refused.ts';

interface SiteFolder {
  /** The project's folder, which holds `media`. */
  root: string;
  /** The tenant's folder. */
  folder: string;
}

/** Mistakes told of one tenant; `check` lists more. */
const MOST_TOLD = 100;

function linesOf(problems: readonly Problem[]): string[] {
  const told = problems.slice(0, MOST_TOLD).map(({ file, line, message }) => `${file}:${line} ${message}`);
  const more = problems.length - told.length;
  return more > 0 ? [...told, `There are ${more.toLocaleString('en-AU')} more like these.`] : told;
}

/** The tenant of a folder. Throws `BuildRefused` with every mistake in it. */
export async function tenantOf({
  root,
  folder,
}: SiteFolder): Promise<{ tenant: Tenant; warnings: string[] }> {
  const loaded = await loadTenant(folder, { projectRoot: root });
  if (!loaded.ok) throw new BuildRefused(linesOf(loaded.problems));
  return { tenant: loaded.tenant, warnings: linesOf(loaded.warnings) };
}

/** The tenant's own components, compiled. Throws `BuildRefused` with every mistake in them. */
export async function overridesOf(tenant: Tenant, { root, folder }: SiteFolder): Promise<CompiledOverrides> {
  try {
    return await compileOverrides({ root, folder: resolve(folder), names: namedComponents(tenant) });
  } catch (error) {
    if (error instanceof OverrideBroken) throw new BuildRefused(linesOf(error.problems));
    throw error;
  }
}

/**
 * Everything of the tenant's site, from its stock as it stands now.
 *
 * @param sourcesId of the code that makes it, where what it keeps between builds may be used
 */
export async function inventoryOf(
  tenant: Tenant,
  { root, folder }: SiteFolder,
  now: Date,
  sourcesId?: string,
): Promise<{ inventory: Inventory; warnings: string[] }> {
  const file = join(folder, 'stock.jsonl');
  const stock = await readStockFile(file).catch((error: unknown) => {
    throw new BuildRefused([`${file}:1 ${readFailure(error)}`]);
  });
  const inventory = buildInventory(tenant, stock.cars, now, {
    digests: stock.digests,
    ...(sourcesId === undefined ? {} : { sourcesId }),
    mediaExists: (path) => existsSync(join(root, path)) || existsSync(join(folder, 'public', path)),
  });
  const leftOut = stock.problems.map(
    ({ line, field, value, reason }) =>
      `stock.jsonl:${line} ${field}${value === null ? '' : ` ${JSON.stringify(value)}`} ${reason}. The vehicle is left out.`,
  );
  return { inventory, warnings: [...leftOut, ...inventory.warnings] };
}
