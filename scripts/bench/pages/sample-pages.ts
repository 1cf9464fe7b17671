import { buildInventory } from '../../../src/site/inventory.ts';
import type { Page } from '../../../src/site/page.ts';
import { committedStock } from '../../../src/stock/data-folder/data-files.ts';
import { readStockFile } from '../../../src/stock/stock-file.ts';
import { loadTenant } from '../../../src/tenant/load-tenant.ts';

const isForSale = (page: Page): page is Page & { kind: 'vehicle' } =>
  page.kind === 'vehicle' && page.inStock && !page.sold && page.pictures.length > 3;

/** The kinds of pages that are measured, each with a test for pages of that kind. */
const KINDS: [name: string, matches: (page: Page) => boolean][] = [
  ['home', ({ kind }) => kind === 'home'],
  ['search', ({ kind }) => kind === 'search'],
  ['vehicle with spin', (page) => isForSale(page) && page.spin !== null],
  ['vehicle without spin', (page) => isForSale(page) && page.spin === null],
  ['location', ({ kind }) => kind === 'location'],
];

export interface SamplePage {
  name: string;
  path: string;
}

/** One page of each kind from a tenant's folder. Kinds that the tenant does not have are left out. */
export async function samplePages(folder: string): Promise<SamplePage[]> {
  const loaded = await loadTenant(folder);
  if (!loaded.ok) throw new Error(`The tenant in ${folder} has mistakes. To see them, run: npm run check`);
  const { cars } = await readStockFile(committedStock(folder));
  const { pages } = buildInventory(loaded.tenant, cars, new Date());
  return KINDS.flatMap(([name, matches]) => {
    const page = pages.find(matches);
    return page ? [{ name, path: page.path }] : [];
  });
}
