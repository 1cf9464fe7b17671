import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedFormat } from '../../src/stock/import/feed/sniff.ts';
import { loadMapping, type Mapping } from '../../src/stock/import/mapping/load-mapping.ts';
import { readSiteFile } from '../../src/tenant/read-tenant.ts';

interface FeedSettings {
  format: FeedFormat | null;
  mapping: Mapping | null;
}

/**
 * How a tenant's feed is read: by `stock_feed` of its site.yaml, unless other settings are given. Our own format has no
 * mapping.
 *
 * @param given format, and path of a mapping file
 * @throws FeedRefused for a mapping file with mistakes
 */
export async function readFeedSettings(
  folder: string,
  given: { format?: FeedFormat | undefined; mapping?: string | undefined } = {},
): Promise<FeedSettings> {
  const site = existsSync(join(folder, 'site.yaml'))
    ? (await readSiteFile(folder)).draft.value('stock_feed')
    : null;
  const format = given.format ?? site?.format ?? null;
  const own = site?.mapping === undefined ? undefined : join(folder, '..', '_mappings', site.mapping);
  const file = given.mapping ?? (format === 'native' ? undefined : own);
  return { format, mapping: file === undefined ? null : await loadMapping(file) };
}
