import { buildInventory } from '../../../src/site/inventory.ts';
import { readStockFile } from '../../../src/stock/stock-file.ts';
import { loadTenant } from '../../../src/tenant/load-tenant.ts';
import { publishedPages } from '../published.ts';
import { samplePaths } from '../samples.ts';

export interface CrawledPage {
  path: string;
  status: number;
  /** True for one page of each kind, and for vehicles with and without pictures and a sold one. */
  isSample: boolean;
}

/** All published pages of a demo dealer, with an address that has none. */
export async function crawledPages(tenant: string): Promise<CrawledPage[]> {
  const loaded = await loadTenant(`tenants/${tenant}`);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  const { cars } = await readStockFile(`tenants/${tenant}/stock.jsonl`);
  const { pages } = buildInventory(loaded.tenant, cars, new Date());
  const kinds = new Map(pages.map(({ path, kind }) => [path, kind]));
  const samples = new Set(
    Object.entries(samplePaths(tenant)).flatMap(([kind, path]) => (kind.includes('vehicle') ? [path] : [])),
  );
  const seen = new Set<string>(['vehicle', 'not-found']);
  const published = publishedPages(tenant)
    .map(({ path }) => path)
    .sort();
  const crawled = published.flatMap((path): CrawledPage[] => {
    const kind = kinds.get(path);
    if (kind === undefined) throw new Error(`${tenant} publishes ${path}, which is not among its pages.`);
    if (kind === 'not-found') return [];
    const isSample = samples.has(path) || !seen.has(kind);
    seen.add(kind);
    return [{ path, status: 200, isSample }];
  });
  return [...crawled, { path: '/missing-page', status: 404, isSample: true }];
}
