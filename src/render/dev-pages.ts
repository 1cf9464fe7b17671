import { readFileSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { barePath } from '../frame/link-target.ts';
import { ownProperty } from '../lib/own-property.ts';
import type { FileBody, RenderedBody, SiteFile } from '../site/files/site-file.ts';
import type { Page } from '../site/page.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';

interface Site {
  pages: Map<string, Page>;
  files: Map<string, SiteFile['body']>;
  /** The tenant's own components. */
  overrides: CompiledOverrides;
}

const tenant = process.env.FORECOURT_TENANT ?? '';
let site: Promise<Site> | undefined;

async function tenantSite(folder: string): Promise<Site> {
  const [{ loadTenant }, { pictureFinder }, { readStockFile }, { buildInventory }, { overridesOf }] =
    await Promise.all([
      import('../tenant/load-tenant.ts'),
      import('../tenant/demo-pictures.ts'),
      import('../stock/stock-file.ts'),
      import('../site/inventory.ts'),
      import('./load-site.ts'),
    ]);
  const loaded = await loadTenant(folder);
  if (!loaded.ok)
    throw new Error(
      loaded.problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'),
    );
  const { cars } = await readStockFile(resolve(folder, 'stock.jsonl'));
  const overrides = await overridesOf(loaded.tenant, { root: process.cwd(), folder });
  const { pages, files } = buildInventory(loaded.tenant, cars, new Date(), {
    mediaExists: pictureFinder({ root: process.cwd(), folder }, cars),
    componentDigest: (name) => ownProperty(overrides, name)?.digest ?? '',
  });
  return index(pages, files, overrides);
}

/** Pages made for looking at components in every state, in place of a tenant. */
async function fixturePages(): Promise<Page[]> {
  const files = import.meta.glob<{ pages: Page[] }>('/tests/fixtures/pages.ts');
  const [load] = Object.values(files);
  return load ? (await load()).pages : [];
}

async function load(): Promise<Site> {
  if (tenant === '') return index(await fixturePages(), []);
  const folder = resolve('tenants', tenant);
  watch(folder, { recursive: true, persistent: false }, () => {
    site = undefined;
  });
  return tenantSite(folder);
}

const index = (pages: Page[], files: SiteFile[], overrides: CompiledOverrides = {}): Site => ({
  overrides,
  pages: new Map(pages.map((page) => [barePath(page.path), page])),
  files: new Map(files.map(({ path, body }) => [`/${path}`, body])),
});

/** The page at a path of the tenant in FORECOURT_TENANT, or its 404. Read again when the tenant's folder changes. */
export async function findPage(path: string): Promise<Page> {
  site ??= load();
  const { pages } = await site;
  const page = pages.get(barePath(path)) ?? pages.get('/404');
  if (!page) throw new Error(`There is no page at ${path}, and no 404 page either.`);
  return page;
}

/** What the tenant's site has at a path that is a file and no page, or null: the search's index, a component's styles. */
export async function findFile(path: string): Promise<FileBody | RenderedBody | null> {
  site ??= load();
  const { files, overrides } = await site;
  const body = files.get(path);
  if (body !== undefined) return body;
  const own = Object.values(overrides).map(({ files }) => ownProperty(files, path.slice(1)));
  const file = own.find((one) => one !== undefined);
  return file === undefined ? null : readFileSync(file);
}

/** The tenant's own components, compiled. */
export async function findOverrides(): Promise<CompiledOverrides> {
  site ??= load();
  return (await site).overrides;
}
