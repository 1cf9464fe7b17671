import type { SiteFile } from '../../src/site/files/site-file.ts';
import { buildInventory, type Inventory } from '../../src/site/inventory.ts';
import type { RenderedPage } from '../../src/site/page.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';
import { htmlOf, htmlWithOverrides } from '../support/render-view.ts';
import { NOW } from './rich-site.ts';
import { RICH_STOCK } from './rich-tenant.ts';
import { serviceAnswers } from './service-answers.ts';

/** Names of card and tile files. They contain a hash, and can change although the files do not. */
const DRAWINGS = /(cards|tiles)-[0-9a-f]+\.json/g;

/** A published site, whose pages are created only when they are needed, and the service's answers for it. */
export interface PublishedSite {
  /** Files that are published without rendering, by path. */
  plain: Map<string, string>;
  /** Pages, card files and tile files, by path. */
  drawn: Map<string, () => RenderedPage>;
  render: (page: RenderedPage) => Promise<string>;
}

/** Folder of a tenant with the override components that `config.slots` names. */
const WITH_COMPONENTS = 'tests/fixtures/tenants/good/northside';

function splitFiles(files: readonly SiteFile[]): Pick<PublishedSite, 'plain' | 'drawn'> {
  const site: Pick<PublishedSite, 'plain' | 'drawn'> = { plain: new Map(), drawn: new Map() };
  let drawings = 0;
  for (const { path, body } of files) {
    if (typeof body === 'string') site.plain.set(path, body.replace(DRAWINGS, '$1'));
    else if (body instanceof Uint8Array) site.plain.set(path, Buffer.from(body).toString('base64'));
    else site.drawn.set(path.replace(DRAWINGS, `$1-${drawings++}`), body.page);
  }
  return site;
}

export function publishedSite(tenant: Tenant): PublishedSite {
  const inventory: Inventory = buildInventory(tenant, RICH_STOCK, NOW, { findMedia: (path) => path });
  const site = splitFiles(inventory.files);
  site.plain.set('answers of the service', serviceAnswers(tenant));
  for (const { path, page } of inventory.sources) site.drawn.set(path, page);
  const ownParts = Object.keys(tenant.site.config.slots).length > 0;
  return {
    ...site,
    render: ownParts ? (page) => htmlWithOverrides(page, tenant, WITH_COMPONENTS) : htmlOf,
  };
}

const pathless = (page: RenderedPage): string =>
  JSON.stringify(page.kind === 'stored-cards' || page.kind === 'stored-tiles' ? { ...page, path: '' } : page);

/** The first file whose bytes differ between two sites, or that only one of them has; null when all are equal. */
export async function publishedChange(before: PublishedSite, after: PublishedSite): Promise<string | null> {
  const [first, second] = [before, after].map(({ plain, drawn }) => [...plain.keys(), ...drawn.keys()]);
  const [had, has] = [new Set(first), new Set(second)];
  for (const path of had) if (!has.has(path)) return path;
  for (const path of has) if (!had.has(path)) return path;
  for (const [path, body] of before.plain) if (after.plain.get(path) !== body) return path;
  for (const [path, page] of before.drawn) {
    const [old, fresh] = [page(), after.drawn.get(path)?.()];
    if (!fresh || pathless(old) === pathless(fresh)) continue;
    if ((await before.render(old)) !== (await after.render(fresh))) return path;
  }
  return null;
}
