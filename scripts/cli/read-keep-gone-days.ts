import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REDIRECT_DAYS } from '../../src/stock/import/keep-gone.ts';
import { mergeOverrides, reachableSets } from '../../src/tenant/overrides/config-for.ts';
import { readTenant } from '../../src/tenant/read-tenant.ts';
import { config } from '../../src/tenant/schema/config.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Days for which a tenant's stock remembers vehicles that are no longer in the feed: as long as the page of any vehicle
 * may stay, and then as long as its address redirects.
 */
export async function readKeepGoneDays(folder: string): Promise<{ keepGoneDays?: number }> {
  if (!existsSync(join(folder, 'site.yaml'))) return {};
  const { site } = await readTenant(folder, { projectRoot: ROOT });
  if (!site) return {};
  const days = reachableSets(site).map((indexes) => {
    const { stock } = config.parse(mergeOverrides(site, indexes));
    return Math.max(stock.gone_page_days, stock.sold_page_days);
  });
  return { keepGoneDays: Math.max(...days) + REDIRECT_DAYS };
}
