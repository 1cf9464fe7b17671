import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Locked } from '../src/lib/disk/lock.ts';
import { ENCODING, isEncoding } from '../src/stock/import/feed/encoding.ts';
import { FeedRefused } from '../src/stock/import/feed/refusal.ts';
import { FEED_FORMATS, type FeedFormat } from '../src/stock/import/feed/sniff.ts';
import { formatReport } from '../src/stock/import/format-report.ts';
import { importFeed } from '../src/stock/import/import-feed.ts';
import { loadMapping } from '../src/stock/import/mapping/load-mapping.ts';
import type { CurrencyRule } from '../src/stock/import/vehicle/draft.ts';
import { nearest } from '../src/stock/text/nearest.ts';
import { listTenants } from '../src/tenant/list-tenants.ts';
import { inReadingOrder } from '../src/tenant/problem.ts';
import { readTenant } from '../src/tenant/read-tenant.ts';
import { isFolder } from '../src/tenant/source/on-disk.ts';
import { printError, printUncaughtErrors } from './cli/print-error.ts';
import { Progress } from './cli/progress.ts';
import { count } from './cli/words.ts';

interface Options {
  format?: FeedFormat;
  mapping?: string;
  encoding?: string;
  acceptDrop: boolean;
  maxDrop?: number;
  currency: Record<string, CurrencyRule>;
  tenants: string;
}

const ROOT = resolve(import.meta.dirname, '..');

function percent(text: string): number {
  const value = Number(text.replace('%', ''));
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError('It is a share from 0 to 100.');
  return value / 100;
}

function encodingName(text: string): string {
  if (!isEncoding(text)) throw new InvalidArgumentError(`It ${ENCODING}.`);
  return text;
}

function currencyRule(text: string, before: Record<string, CurrencyRule>): Record<string, CurrencyRule> {
  const [, code, rule] = /^([A-Z]{3})=(poa|quarantine|\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (code === undefined || rule === undefined || Number(rule) === 0)
    throw new InvalidArgumentError('It is a code and "poa", "quarantine" or a rate: USD=poa, USD=1.52.');
  return { ...before, [code]: rule === 'poa' || rule === 'quarantine' ? rule : Number(rule) };
}

/** A tenant's folder, which may still be without its site.yaml. */
function tenantFolder(tenants: string, tenant: string): string {
  const list = listTenants(tenants);
  const entry = list.find(({ name }) => name === tenant);
  if (entry && isFolder(entry.folder)) return join(tenants, tenant);
  if (entry?.fault)
    throw new FeedRefused(entry.fault.message, 'Mend the tenant’s folder, then import again.');
  const names = list.map(({ name }) => name);
  const near = nearest(tenant, names);
  const known =
    names.length > 0
      ? `Tenants: ${names.join(', ')}.`
      : `There are none in ${tenants} yet: make a folder for it first.`;
  throw new FeedRefused(`There is no tenant "${tenant}"${near ? `; did you mean ${near}?` : '.'}`, known);
}

const DEFAULT_MAX_DROP = 0.3;

/** Mistakes of a site.yaml that are printed. */
const MOST_TOLD = 20;

/**
 * The share of the stock that the tenant lets one import remove; the default while there is no site.yaml.
 *
 * @throws FeedRefused where site.yaml has mistakes: what the tenant allows is not known then
 */
async function maxDropOf(folder: string): Promise<number> {
  if (!existsSync(join(folder, 'site.yaml'))) return DEFAULT_MAX_DROP;
  const { site, problems } = await readTenant(folder, { projectRoot: ROOT });
  const errors = inReadingOrder(problems).filter(
    ({ file, severity }) => severity === 'error' && basename(file) === 'site.yaml',
  );
  if (site && errors.length === 0) return site.config.stock.max_drop;
  const told = errors
    .slice(0, MOST_TOLD)
    .map(({ file, line, message }) => `  ${relative(process.cwd(), file)}:${line} ${message}`);
  throw new FeedRefused(
    `The site.yaml of ${basename(folder)} has mistakes:\n${told.join('\n')}`,
    'Mend them ("npm run check" lists every problem of the tenant), then import again. The stock has not changed.',
  );
}

async function run(tenant: string, feed: string, options: Options): Promise<number> {
  const folder = tenantFolder(options.tenants, tenant);
  const maxDrop = await maxDropOf(folder);
  const mapping = options.mapping === undefined ? null : await loadMapping(options.mapping);
  const progress = new Progress(tenant);
  const report = await importFeed({
    folder,
    feed,
    format: options.format ?? null,
    mapping,
    ...(options.encoding === undefined ? {} : { encoding: options.encoding }),
    acceptDrop: options.acceptDrop,
    maxDrop: options.maxDrop ?? maxDrop,
    currencies: options.currency,
    onProgress: ({ bytes, total, records }) =>
      progress.update(
        Math.round(bytes / 1_000),
        Math.round(total / 1_000),
        `kB, ${count(records, 'record')}`,
      ),
  }).finally(() => progress.end());
  const lines = formatReport(report, relative(process.cwd(), join(folder, 'import-report.json')));
  (report.outcome === 'refused' ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
  return report.outcome === 'refused' ? 1 : 0;
}

const program = new Command('import')
  .description(
    'Reads a stock feed into tenants/<tenant>/stock.jsonl, with a report of every record that was not taken.',
  )
  .argument('<tenant>', 'name of the folder in tenants/')
  .argument('<feed>', 'path of the feed file')
  .addOption(
    new Option('--format <format>', 'what the feed is; recognised from its content when left out').choices([
      ...FEED_FORMATS,
    ]),
  )
  .option('--mapping <file>', 'how the columns become vehicles (YAML, see mappings/)')
  .option(
    '--encoding <name>',
    'encoding of the feed, such as windows-1250; recognised from its bytes when left out',
    encodingName,
  )
  .option(
    '--accept-drop',
    'import even if more of the stock or of its prices goes than --max-drop allows',
    false,
  )
  .option(
    '--max-drop <percent>',
    'share of the stock, and of its prices, that may go in one import; config.stock.max_drop of the tenant (30) when left out',
    percent,
  )
  .option(
    '--currency <rule>',
    'prices in another currency: USD=poa lists without a price (default), USD=1.52 converts, USD=quarantine keeps out; may be repeated',
    currencyRule,
    {},
  )
  .addOption(
    new Option('--tenants <folder>', 'where the tenants are').default(join(ROOT, 'tenants'), 'tenants/'),
  )
  .showHelpAfterError();

program.action(async (tenant: string, feed: string, options: Options) => {
  const failed = { what: 'The import', place: join(options.tenants, tenant), again: 'import again' };
  printUncaughtErrors(failed);
  try {
    process.exitCode = await run(tenant, feed, options);
  } catch (error) {
    if (error instanceof FeedRefused) {
      process.stderr.write(`Refused: ${error.reason}\nNext: ${error.next}\n`);
    } else if (error instanceof Locked) process.stderr.write(`${error.message}\n`);
    else {
      printError(error, failed, tenant);
      process.stderr.write('The stock has not changed.\n');
    }
    process.exitCode = 1;
  }
});

await program.parseAsync();
