import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readablePath } from '../../src/lib/readable-path.ts';
import type { ItemType } from '../../src/stock/car.ts';
import { REDIRECT_DAYS } from '../../src/stock/import/carry-over.ts';
import { FeedRefused } from '../../src/stock/import/feed/feed-refused.ts';
import type { FeedFormat } from '../../src/stock/import/feed/sniff.ts';
import type { ImportOptions } from '../../src/stock/import/import-run.ts';
import { loadMapping } from '../../src/stock/import/mapping/load-mapping.ts';
import { mergeOverrides, reachableSets } from '../../src/tenant/overrides/config-for.ts';
import { inReadingOrder } from '../../src/tenant/problem.ts';
import { readTenant } from '../../src/tenant/read-tenant.ts';
import { config } from '../../src/tenant/schema/config.ts';
import type { Site } from '../../src/tenant/schema/site.ts';
import { siteRules } from './site-rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const DEFAULT_MAX_DROP = 0.3;

/** Maximum number of mistakes in site.yaml to print. */
const MAX_PRINTED = 20;

const ITEM_TYPES = {
  cars: 'car',
  trucks: 'truck',
  motorcycles: 'motorcycle',
  caravans: 'caravan',
} as const satisfies Record<Site['kind'], ItemType>;

/** The format and mapping file that an import is told to use, such as by its command line. */
export interface GivenFormat {
  format?: FeedFormat | undefined;
  /** Path of a mapping file. */
  mapping?: string | undefined;
}

/** Settings of a tenant's site.yaml for imports of its stock. */
export interface ImportSettings {
  options: Pick<ImportOptions, 'maxDrop' | 'keepGoneDays' | 'itemType' | 'rules'>;
  /**
   * How a feed is read: as given, else by `stock_feed`. Our own format has no mapping.
   *
   * @throws FeedRefused for a mapping file with mistakes
   */
  readFormat: (given?: GivenFormat) => Promise<Pick<ImportOptions, 'format' | 'mapping'>>;
}

const formatReader =
  (ofSite: GivenFormat): ImportSettings['readFormat'] =>
  async (given = {}) => {
    const format = given.format ?? ofSite.format ?? null;
    const file = given.mapping ?? (format === 'native' ? undefined : ofSite.mapping);
    return { format, mapping: file === undefined ? null : await loadMapping(file) };
  };

/** As long as the page of any vehicle may stay, and then as long as its address redirects. */
function keepGoneDays(site: Site): number {
  const days = reachableSets(site).map((indexes) => {
    const { stock } = config.parse(mergeOverrides(site, indexes));
    return Math.max(stock.gone_page_days, stock.sold_page_days);
  });
  return Math.max(...days) + REDIRECT_DAYS;
}

/**
 * Reads the settings, or the defaults if there is no site.yaml.
 *
 * @throws `FeedRefused` when site.yaml has mistakes, because the share that an import may remove is then unknown
 */
export async function readImportSettings(folder: string): Promise<ImportSettings> {
  if (!existsSync(join(folder, 'site.yaml')))
    return { options: { maxDrop: DEFAULT_MAX_DROP }, readFormat: formatReader({}) };
  const { site, problems } = await readTenant(folder, { projectRoot: ROOT });
  const errors = inReadingOrder(problems).filter(
    ({ file, severity }) => severity === 'error' && basename(file) === 'site.yaml',
  );
  if (!site || errors.length > 0) {
    const lines = errors
      .slice(0, MAX_PRINTED)
      .map(({ file, line, message }) => `  ${readablePath(file)}:${line} ${message}`);
    throw new FeedRefused(
      `The site.yaml of ${basename(folder)} has mistakes:\n${lines.join('\n')}`,
      'Correct them ("npm run check" lists every problem of the tenant), then import again. The stock has not changed.',
    );
  }
  const { format, mapping } = site.stock_feed ?? {};
  return {
    options: {
      maxDrop: site.config.stock.max_drop,
      keepGoneDays: keepGoneDays(site),
      itemType: ITEM_TYPES[site.kind],
      rules: siteRules(site),
    },
    readFormat: formatReader({
      format,
      mapping: mapping === undefined ? undefined : join(folder, '..', '_mappings', mapping),
    }),
  };
}
