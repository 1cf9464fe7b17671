import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildInventory } from '../site/inventory.ts';
import { readStockFile } from '../stock/stock-file.ts';
import { loadTenant } from '../tenant/load-tenant.ts';
import type { Compiled } from './compile.ts';
import { mediaFiles, publicFiles } from './linked-files.ts';
import { takeLock } from './lock.ts';
import { type PublishSummary, publishInventory } from './publish-inventory.ts';
import { BuildRefused } from './refused.ts';

export interface BuildOptions {
  /** The project's folder, which holds `media`. */
  root: string;
  /** The tenant's folder. */
  folder: string;
  dist: string;
  compiled: Compiled;
  jobs: number;
  force: boolean;
  /** Publish even when more stock disappeared than the tenant allows. */
  acceptDrop: boolean;
  now: Date;
  onProgress: (done: number, total: number) => void;
}

export interface BuildSummary extends PublishSummary {
  vehicles: number;
  warnings: string[];
}

/**
 * Builds one tenant from its folder into `dist/<tenant>`.
 * Throws `BuildRefused` with every reason when it cannot be published, `BuildLocked` when it is being built.
 */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  const loaded = await loadTenant(options.folder, { projectRoot: options.root });
  if (!loaded.ok) {
    throw new BuildRefused(loaded.problems.map(({ file, line, message }) => `${file}:${line} ${message}`));
  }
  const { tenant } = loaded;
  const slug = tenant.site.slug;
  const unlock = takeLock(join(options.dist, '.releases', `${slug}.lock`), slug);
  try {
    const warnings = loaded.warnings.map(({ file, line, message }) => `${file}:${line} ${message}`);
    const stock = await readStockFile(join(options.folder, 'stock.jsonl'));
    for (const { line, field, value, reason } of stock.problems) {
      warnings.push(
        `stock.jsonl:${line} ${field} ${JSON.stringify(value)} ${reason}. The vehicle is left out.`,
      );
    }
    const inventory = buildInventory(tenant, stock.cars, options.now, {
      digests: stock.digests,
      sourcesId: options.compiled.sourcesId,
      mediaExists: (path) =>
        existsSync(join(options.root, path)) || existsSync(join(options.folder, 'public', path)),
    });
    warnings.push(...inventory.warnings);
    const media = mediaFiles(options.root, inventory.media);
    if (media.missing.length > 0) {
      warnings.push(`${media.missing.length} pictures do not exist, the first is ${media.missing[0]}.`);
    }
    const summary = await publishInventory(inventory, {
      dist: options.dist,
      compiled: options.compiled,
      linked: [...publicFiles(options.folder), ...media.files],
      jobs: options.jobs,
      force: options.force,
      maxDrop: options.acceptDrop ? null : tenant.site.config.stock.max_drop,
      now: options.now,
      onProgress: options.onProgress,
    });
    return { ...summary, vehicles: inventory.vehicleCount, warnings };
  } finally {
    unlock();
  }
}
