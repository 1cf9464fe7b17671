import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from '../../src/site/inventory.ts';
import { buildInventory } from '../../src/site/inventory.ts';
import type { Page } from '../../src/site/page.ts';
import type { Car } from '../../src/stock/car.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { DATA, type Imported, importFile, NOW } from '../support/stock/import-rows.ts';
import { foldersOf } from '../support/stock/stock-folders.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { smallSite } from '../support/write-tenant.ts';

export interface ImportedSite {
  /** Contains the tenant's folder. */
  root: string;
  cars: Car[];
  imported: Imported;
  inventory: Inventory;
  pages: Page[];
}

const MAPPING = new URL('../../tenants/_mappings/australian-vehicle-prices.yaml', import.meta.url);

/** Imports the whole Australian price table into a small tenant with two content pages. */
export async function importedSite(): Promise<ImportedSite> {
  const root = temporaryFolder('imported-site');
  const folder = join(root, 'paper-yard');
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'site.yaml'), JSON.stringify(smallSite('paper-yard')));
  writeFileSync(
    join(folder, 'content/about-us.md'),
    '---\ntitle: About us\ndescription: Who we are.\n---\n\nA yard on paper.\n',
  );
  const imported = await importFile(join(DATA, 'australian-vehicle-prices.csv'), {
    folder: foldersOf(folder).data,
    mapping: readFileSync(MAPPING, 'utf8'),
  });
  const { cars } = imported;
  const loaded = await loadTenant(folder);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const inventory = buildInventory(loaded.tenant, cars, NOW);
  return { root, cars, imported, inventory, pages: inventory.pages };
}

/** Pages of one kind. */
export function pagesOf<K extends Page['kind']>(pages: readonly Page[], kind: K): (Page & { kind: K })[] {
  return pages.filter((page): page is Page & { kind: K } => page.kind === kind);
}

/** Samples `count` pages evenly, plus all pages of rare kinds. */
export function samplePages(pages: readonly Page[], count: number): Page[] {
  const rarePages = (
    [
      'home',
      'locations',
      'location',
      'content',
      'offer',
      'form',
      'success',
      'print',
      'not-found',
      'directory',
      'dealership-stock',
      'budget',
    ] as const
  ).flatMap((kind) => pagesOf(pages, kind));
  const rest = (['search', 'whole-list', 'vehicle'] as const).flatMap((kind) => {
    const all = pagesOf(pages, kind);
    const step = Math.max(1, Math.floor(all.length / ((count - rarePages.length) / 3)));
    return all.filter((_, i) => i % step === 0);
  });
  return [...rarePages, ...rest];
}
