import { existsSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { barePath } from '../site/link-target.ts';
import type { Page } from '../site/page.ts';

type Pages = Map<string, Page>;

const tenant = process.env.FORECOURT_TENANT ?? '';
let pages: Promise<Pages> | undefined;

async function tenantPages(folder: string): Promise<Page[]> {
  const [{ loadTenant }, { readStockFile }, { buildInventory }] = await Promise.all([
    import('../tenant/load-tenant.ts'),
    import('../stock/stock-file.ts'),
    import('../site/inventory.ts'),
  ]);
  const loaded = await loadTenant(folder);
  if (!loaded.ok)
    throw new Error(
      loaded.problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'),
    );
  const { cars } = await readStockFile(resolve(folder, 'stock.jsonl'));
  const mediaExists = (path: string) =>
    existsSync(`.${path}`) || existsSync(resolve(folder, `public${path}`));
  return buildInventory(loaded.tenant, cars, new Date(), { mediaExists }).pages;
}

/** Pages made for looking at components in every state, in place of a tenant. */
async function fixturePages(): Promise<Page[]> {
  const files = import.meta.glob<{ pages: Page[] }>('/tests/fixtures/pages.ts');
  const [load] = Object.values(files);
  return load ? (await load()).pages : [];
}

async function load(): Promise<Pages> {
  if (tenant === '') return index(await fixturePages());
  const folder = resolve('tenants', tenant);
  watch(folder, { recursive: true, persistent: false }, () => {
    pages = undefined;
  });
  return index(await tenantPages(folder));
}

const index = (list: Page[]): Pages => new Map(list.map((page) => [barePath(page.path), page]));

/** The page at a path of the tenant in FORECOURT_TENANT, or its 404. Read again when the tenant's folder changes. */
export async function findPage(path: string): Promise<Page> {
  pages ??= load();
  const all = await pages;
  const page = all.get(barePath(path)) ?? all.get('/404');
  if (!page) throw new Error(`There is no page at ${path}, and no 404 page either.`);
  return page;
}
