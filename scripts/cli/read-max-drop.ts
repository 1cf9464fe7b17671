import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readablePath } from '../../src/lib/readable-path.ts';
import { FeedRefused } from '../../src/stock/import/feed/feed-refused.ts';
import { inReadingOrder } from '../../src/tenant/problem.ts';
import { readTenant } from '../../src/tenant/read-tenant.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const DEFAULT_MAX_DROP = 0.3;

/** Maximum number of mistakes in site.yaml to print. */
const MAX_PRINTED = 20;

/**
 * The share of the stock, 0 to 1, that the tenant allows one import to remove; the default if there is no site.yaml.
 *
 * @throws `FeedRefused` when site.yaml has mistakes, because the allowed share is then unknown
 */
export async function readMaxDrop(folder: string): Promise<number> {
  if (!existsSync(join(folder, 'site.yaml'))) return DEFAULT_MAX_DROP;
  const { site, problems } = await readTenant(folder, { projectRoot: ROOT });
  const errors = inReadingOrder(problems).filter(
    ({ file, severity }) => severity === 'error' && basename(file) === 'site.yaml',
  );
  if (site && errors.length === 0) return site.config.stock.max_drop;
  const lines = errors
    .slice(0, MAX_PRINTED)
    .map(({ file, line, message }) => `  ${readablePath(file)}:${line} ${message}`);
  throw new FeedRefused(
    `The site.yaml of ${basename(folder)} has mistakes:\n${lines.join('\n')}`,
    'Correct them ("npm run check" lists every problem of the tenant), then import again. The stock has not changed.',
  );
}
