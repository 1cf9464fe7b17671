import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Locked } from '../../src/lib/disk/lock.ts';
import { counted } from '../../src/lib/plural.ts';
import { readablePath } from '../../src/lib/readable-path.ts';
import { isRegistered } from '../../src/site/page-addresses.ts';
import { reportOf, stockFolders } from '../../src/stock/data-folder/data-files.ts';
import { ENCODING_RULE, isEncoding } from '../../src/stock/import/feed/encoding.ts';
import { FeedRefused } from '../../src/stock/import/feed/feed-refused.ts';
import { FEED_FORMATS, type FeedFormat } from '../../src/stock/import/feed/sniff.ts';
import { formatReport } from '../../src/stock/import/format-report.ts';
import { importFeed } from '../../src/stock/import/import-feed.ts';
import type { CurrencyRule } from '../../src/stock/import/vehicle/draft.ts';
import { isFolder } from '../../src/tenant/source/on-disk.ts';
import { CommandError } from './command-error.ts';
import { readImportSettings } from './import-settings.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { Progress } from './progress.ts';
import { findTenants } from './tenant-folders.ts';
import { chosenDataRoot, dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';

interface Options extends TenantsFlags {
  format?: FeedFormat;
  mapping?: string;
  encoding?: string;
  acceptDrop: boolean;
  maxDrop?: number;
  currency: Record<string, CurrencyRule>;
}

const ROOT = resolve(import.meta.dirname, '../..');

function percent(text: string): number {
  const digits = text.trim().replace(/%$/, '').trim();
  const value = digits === '' ? Number.NaN : Number(digits);
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError('Give a percentage from 0 to 100.');
  return value / 100;
}

function encodingName(text: string): string {
  if (!isEncoding(text)) throw new InvalidArgumentError(`It ${ENCODING_RULE}.`);
  return text;
}

function currencyRule(text: string, before: Record<string, CurrencyRule>): Record<string, CurrencyRule> {
  const [, code, rule] = /^([A-Z]{3})=(poa|quarantine|\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (code === undefined || rule === undefined || Number(rule) === 0)
    throw new InvalidArgumentError(
      'Give a currency code and "poa", "quarantine" or a rate: USD=poa, USD=1.52.',
    );
  return { ...before, [code]: rule === 'poa' || rule === 'quarantine' ? rule : Number(rule) };
}

/** A tenant's folder, which may not have a site.yaml yet. */
function importFolder(tenants: string, tenant: string): string {
  const [entry] = findTenants(tenants, [tenant]);
  if (entry?.fault && !isFolder(entry.folder))
    throw new FeedRefused(entry.fault.message, 'Correct the tenant’s folder, then import again.');
  return join(tenants, tenant);
}

async function run(tenant: string, feed: string, options: Options): Promise<number> {
  const folders = stockFolders(importFolder(options.tenants, tenant), dataRootOf(options));
  const settings = await readImportSettings(folders.folder);
  const { format, mapping } = await settings.readFormat(options);
  if (mapping !== null && options.mapping === undefined)
    process.stdout.write(`Reading with ${readablePath(mapping.file)}, see stock_feed in site.yaml.\n`);
  const progress = new Progress(tenant);
  const report = await importFeed({
    folders,
    feed,
    format,
    mapping,
    ...settings.options,
    ...(options.encoding === undefined ? {} : { encoding: options.encoding }),
    acceptDrop: options.acceptDrop,
    isPage: isRegistered,
    ...(options.maxDrop === undefined ? {} : { maxDrop: options.maxDrop }),
    currencies: options.currency,
    onProgress: ({ bytes, total, records }) =>
      progress.update(
        Math.round(bytes / 1_000),
        Math.round(total / 1_000),
        `kB, ${counted(records, 'record')}`,
      ),
  }).finally(() => progress.end());
  const lines = formatReport(report, readablePath(reportOf(folders.data, report)));
  (report.outcome === 'refused' ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
  return report.outcome === 'refused' ? 1 : 0;
}

/** Imports a stock feed as a tenant's stock, with a report. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm run import --')
    .description(
      'Imports a stock feed into tenants-data/<tenant>/stock.jsonl and reports every record that was left out.',
    )
    .argument('<tenant>', 'name of the folder in tenants/')
    .argument('<feed>', 'path of the feed file')
    .addOption(
      new Option(
        '--format <format>',
        'format of the feed (default: stock_feed.format of site.yaml, or detected)',
      ).choices([...FEED_FORMATS]),
    )
    .option(
      '--mapping <file>',
      'YAML file that maps columns to vehicle fields (default: stock_feed.mapping of site.yaml)',
    )
    .option(
      '--encoding <name>',
      'encoding of the feed, such as windows-1250 (default: detected from its bytes)',
      encodingName,
    )
    .option('--accept-drop', 'import even if more vehicles or prices disappear than --max-drop allows', false)
    .option(
      '--max-drop <percent>',
      'percentage of vehicles, and of prices, that may disappear in one import (default: the tenant’s config.stock.max_drop, or 30)',
      percent,
    )
    .option(
      '--currency <rule>',
      'prices in another currency: USD=poa lists the vehicle without a price (default), USD=1.52 converts, USD=quarantine leaves it out; can be repeated',
      currencyRule,
      {},
    )
    .addOption(
      new Option('--tenants <folder>', 'folder of the tenants').default(join(ROOT, 'tenants'), 'tenants/'),
    )
    .addOption(tenantsDataOption())
    .showHelpAfterError();

  program.action(async (tenant: string, feed: string, options: Options) => {
    const task = { name: 'The import', folder: join(chosenDataRoot(options), tenant), retry: 'import again' };
    printUncaughtErrors(task);
    try {
      process.exitCode = await run(tenant, feed, options);
    } catch (error) {
      if (error instanceof FeedRefused) {
        process.stderr.write(`Refused: ${error.reason}\nNext: ${error.next}\n`);
      } else if (error instanceof Locked || error instanceof CommandError)
        process.stderr.write(`${error.message}\n`);
      else {
        printError(error, task, tenant);
        process.stderr.write('The stock has not changed.\n');
      }
      process.exitCode = 1;
    }
  });

  await program.parseAsync(argv);
}
