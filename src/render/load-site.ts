import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileInside, refusalWords } from '../lib/disk/files-inside.ts';
import { ownProperty } from '../lib/own-property.ts';
import type { DeadLink } from '../site/files/content-links.ts';
import type { Inventory } from '../site/inventory.ts';
import { buildInventory } from '../site/inventory.ts';
import { readStockFile } from '../stock/stock-file.ts';
import { checkStock } from '../tenant/checks/stock.ts';
import { createProblemPlacer } from '../tenant/content/content-problems.ts';
import { readContent } from '../tenant/content/read-content.ts';
import { loadListedTenant } from '../tenant/load-tenant.ts';
import { namedComponents } from '../tenant/named-components.ts';
import type { Finding, Problem } from '../tenant/problem.ts';
import { readSiteFile } from '../tenant/read-tenant.ts';
import { isFile } from '../tenant/source/on-disk.ts';
import { readFailure } from '../tenant/source/read-text.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { OverrideBroken } from './overrides/override-problems.ts';
import { compileOverrides } from './overrides/tenant-overrides.ts';
import { BuildRefused } from './refused.ts';
import { settlePublicFiles } from './settle-public-files.ts';

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
  const loaded = await loadListedTenant(folder, { projectRoot: root });
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

/** Findings with their place in site.yaml, which is read again only where there are some. */
async function placed(findings: readonly Finding[], folder: string): Promise<Problem[]> {
  if (findings.length === 0) return [];
  const { source } = await readSiteFile(folder);
  return findings.map(source.place);
}

/** Dead links with their place in the content files, which are read again only where there are some. */
async function placedLinks(links: readonly DeadLink[], folder: string): Promise<Problem[]> {
  if (links.length === 0) return [];
  const { sources } = await readContent(resolve(folder));
  const placers = new Map(sources.map((source) => [source.document.slug, createProblemPlacer(source)]));
  return links.flatMap(({ slug, href, message }) => placers.get(slug)?.(href, 'warning', message) ?? []);
}

function isPublicFile(folder: string, path: string): boolean {
  try {
    const name = decodeURIComponent(path);
    return !name.split('/').includes('..') && isFile(join(folder, 'public', name));
  } catch {
    return false;
  }
}

interface InventoryOptions {
  /** Of the code that makes it, where what it keeps between builds may be used. */
  sourcesId?: string;
  /** The tenant's own components. */
  overrides?: CompiledOverrides;
  /** Only looked at, never published: vehicles that cannot be read are left out. */
  draft?: boolean;
}

/**
 * Everything of the tenant's site, from its stock as it stands now.
 *
 * `problems` are those that only the plan of the site shows; `warnings` tell them as well. `publicFiles` are the names
 * in the public folder that are published.
 *
 * @throws BuildRefused where the stock cannot be read, or not all of it
 */
export async function inventoryOf(
  tenant: Tenant,
  { root, folder }: SiteFolder,
  now: Date,
  { sourcesId, overrides = {}, draft = false }: InventoryOptions = {},
): Promise<{ inventory: Inventory; publicFiles: string[]; problems: Problem[]; warnings: string[] }> {
  const file = join(folder, 'stock.jsonl');
  const at = fileInside(file, folder);
  if (typeof at !== 'string')
    throw new BuildRefused([`${file}:1 ${refusalWords(at, 'stock.jsonl', "the tenant's folder")}`]);
  const stock = await readStockFile(file).catch((error: unknown) => {
    throw new BuildRefused([`${file}:1 ${readFailure(error)}`]);
  });
  const unread = checkStock(null, file, '', stock);
  if (unread.length > 0 && !draft)
    throw new BuildRefused([
      ...linesOf(unread),
      'A stock file that is cut or damaged never replaces what was published. Mend its lines, or import the feed again.',
    ]);
  const inventory = buildInventory(tenant, stock.cars, now, {
    digests: stock.digests,
    ...(sourcesId === undefined ? {} : { sourcesId }),
    componentDigest: (name) => ownProperty(overrides, name)?.digest ?? '',
    publicFile: (path) => isPublicFile(folder, path),
    mediaExists: (path) => existsSync(join(root, path)) || existsSync(join(folder, 'public', path)),
  });
  const settled = settlePublicFiles({ root, folder }, inventory);
  const problems = [
    ...(await placed(inventory.findings, folder)),
    ...(await placedLinks(inventory.deadLinks, folder)),
    ...settled.problems,
  ];
  return {
    inventory,
    publicFiles: settled.files,
    problems,
    warnings: [...linesOf(problems), ...inventory.warnings],
  };
}
