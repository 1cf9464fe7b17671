import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { FeedRefused } from '../src/stock/feed/refusal.ts';
import { FEED_FORMATS, type FeedFormat } from '../src/stock/feed/sniff.ts';
import { importFeed, type Progress } from '../src/stock/import/import-feed.ts';
import { reportWords } from '../src/stock/import/report-words.ts';
import { loadMapping } from '../src/stock/mapping/load-mapping.ts';
import { nearest } from '../src/stock/text/nearest.ts';

interface Options {
  format?: FeedFormat;
  mapping?: string;
  acceptDrop: boolean;
  maxDrop: number;
  currency: Record<string, 'poa' | number>;
  tenants: string;
}

const ROOT = resolve(import.meta.dirname, '..');

function percent(text: string): number {
  const value = Number(text.replace('%', ''));
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError('It is a share from 0 to 100.');
  return value / 100;
}

function currencyRule(text: string, before: Record<string, 'poa' | number>): Record<string, 'poa' | number> {
  const [, code, rule] = /^([A-Z]{3})=(poa|\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (code === undefined || rule === undefined || Number(rule) === 0)
    throw new InvalidArgumentError('It is a code and "poa" or a rate: USD=poa, USD=1.52.');
  return { ...before, [code]: rule === 'poa' ? 'poa' : Number(rule) };
}

async function tenantFolder(tenants: string, tenant: string): Promise<string> {
  const folder = join(tenants, tenant);
  const found = /^[a-z0-9][a-z0-9-]*$/i.test(tenant) ? await stat(folder).catch(() => null) : null;
  if (found?.isDirectory()) return folder;
  const names = (await readdir(tenants, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const near = nearest(tenant, names);
  const known =
    names.length > 0
      ? `Tenants: ${names.join(', ')}.`
      : `There are none in ${tenants} yet: make a folder for it first.`;
  throw new FeedRefused(`There is no tenant "${tenant}"${near ? `; did you mean ${near}?` : '.'}`, known);
}

/** A line that overwrites itself on a terminal; elsewhere a line every ten seconds. */
function progressLine(): (progress: Progress, last?: boolean) => void {
  const live = process.stderr.isTTY;
  let next = Date.now() + (live ? 0 : 10_000);
  return ({ records, quarantined, bytes, total }, last = false) => {
    if (last && live) process.stderr.write('\r\u001b[K');
    if (last || Date.now() < next) return;
    next = Date.now() + (live ? 100 : 10_000);
    const share = total === 0 ? 0 : Math.floor((bytes / total) * 100);
    const text = `${String(share).padStart(3)} %  ${records.toLocaleString('en-AU')} records, ${quarantined.toLocaleString('en-AU')} in quarantine, ${(bytes / 1e6).toFixed(1)} of ${(total / 1e6).toFixed(1)} MB`;
    process.stderr.write(live ? `\r\u001b[K${text}` : `${text}\n`);
  };
}

async function run(tenant: string, feed: string, options: Options): Promise<number> {
  const folder = await tenantFolder(options.tenants, tenant);
  const mapping = options.mapping === undefined ? null : await loadMapping(options.mapping);
  const progress = progressLine();
  const report = await importFeed({
    folder,
    feed,
    format: options.format ?? null,
    mapping,
    acceptDrop: options.acceptDrop,
    maxDrop: options.maxDrop,
    currencies: options.currency,
    onProgress: progress,
  });
  progress({ records: 0, vehicles: 0, quarantined: 0, bytes: 0, total: 0 }, true);
  const lines = reportWords(report, relative(process.cwd(), join(folder, 'import-report.json')));
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
  .option('--accept-drop', 'import even if more of the stock goes than --max-drop allows', false)
  .option('--max-drop <percent>', 'share of the stock that may go in one import', percent, 0.3)
  .option(
    '--currency <rule>',
    'prices in another currency: USD=poa lists without a price, USD=1.52 converts; may be repeated',
    currencyRule,
    {},
  )
  .addOption(
    new Option('--tenants <folder>', 'where the tenants are').default(join(ROOT, 'tenants'), 'tenants/'),
  )
  .showHelpAfterError();

program.action(async (tenant: string, feed: string, options: Options) => {
  try {
    process.exitCode = await run(tenant, feed, options);
  } catch (error) {
    const known = error instanceof FeedRefused;
    const system = error as NodeJS.ErrnoException;
    const sentence = known
      ? `Refused: ${error.reason}\nNext: ${error.next}`
      : `The import failed: ${system.message}. The stock is as it was.`;
    process.stderr.write(`${sentence}\n`);
    if (!known && process.env.DEBUG) process.stderr.write(`${system.stack}\n`);
    process.exitCode = 1;
  }
});

await program.parseAsync();
