import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { diskRefusal } from '../../src/lib/disk/disk-refusal.ts';
import { Locked, acquireLock } from '../../src/lib/disk/lock.ts';
import { replaceFile } from '../../src/lib/disk/replace-file.ts';
import { rememberRefusedKey } from '../../src/lib/refused-keys.ts';
import { redactSecrets } from '../../src/lib/redact-secrets.ts';
import { inventoryOf, tenantOf } from '../../src/render/load-site.ts';
import { BuildRefused } from '../../src/render/refused.ts';
import { CAR_SCHEMA } from '../../src/search/documents/car-schema.ts';
import { MODEL_SCHEMA } from '../../src/search/documents/model-schema.ts';
import { checkKey, KeyTooPowerful } from '../../src/search/indexing/check-key.ts';
import { aliasOf } from '../../src/search/indexing/collection-names.ts';
import type { IndexSummary } from '../../src/search/indexing/index-collection.ts';
import { IndexFailed } from '../../src/search/indexing/index-failed.ts';
import { indexSite } from '../../src/search/indexing/index-site.ts';
import { withSearchKey } from '../../src/search/indexing/key-slot.ts';
import { createSearchAdmin } from '../../src/search/indexing/search-admin.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { Progress } from './progress.ts';
import { tenantFolders } from './tenant-folders.ts';
import { count, seconds } from './words.ts';

interface Flags {
  force?: true;
  acceptDrop?: true;
  tenants: string;
  timeout: number;
}

const ADMIN_KEY = 'TYPESENSE_ADMIN_KEY';
const LOCKS = join('.cache', 'index');
/** Runs of this machine and folder come one after the other: the lock sees to that. */
const RUNNER = hash('sha256', `${hostname()} ${resolve(LOCKS)}`).slice(0, 16);

function secondsOf(value: string): number {
  const number = Number(value);
  if (!(number > 0 && number <= 3600))
    throw new InvalidArgumentError('It is a number of seconds, up to 3600.');
  return number;
}

function command(): Command {
  return new Command('npm run index --')
    .description('Brings the search server’s index of tenants up to date: only what changed is sent.')
    .argument('[tenant...]', 'names of tenants; none: all that have a search server')
    .option('--force', 'fill new collections, changed or not')
    .option('--accept-drop', 'index even when more stock disappeared than the tenant allows')
    .option('--tenants <folder>', 'where the tenants are', 'tenants')
    .option('--timeout <seconds>', 'how long the server may take for an answer', secondsOf, 60);
}

/** The file is replaced in one step: nobody reads half of it. */
async function keepKey(folder: string, key: string): Promise<void> {
  const file = join(folder, 'site.yaml');
  replaceFile(file, withSearchKey(await readFile(file, 'utf8'), key));
}

function words(summary: IndexSummary, one: string): string {
  const total = count(summary.documents, one);
  if (summary.kind === 'replaced') return `${total} in a new collection`;
  const number = (value: number) => value.toLocaleString('en-AU');
  return `${total}, ${number(summary.changed)} sent, ${number(summary.removed)} removed`;
}

type Server = NonNullable<Tenant['site']['config']['search']['typesense']>;

/** The servers and keys that pages are built with: the configuration's, and those that overrides replace. */
function publishedKeys({ overrides }: Tenant['site'], server: Server): Server[] {
  const replaced = overrides.flatMap(({ set }) => {
    const search = (set.search ?? {}) as { typesense?: Partial<Server> | null };
    return search.typesense?.key ? [{ ...server, ...search.typesense }] : [];
  });
  return [server, ...replaced].filter(({ key }) => key !== '');
}

/** Throws `IndexFailed` where a key is not fit to be published; one that can do too much is remembered. */
async function examineKeys({ site }: Tenant, server: Server, { timeout }: Flags, now: Date): Promise<void> {
  const aliases = [CAR_SCHEMA, MODEL_SCHEMA].map(({ name }) => aliasOf(name, site.slug));
  for (const published of publishedKeys(site, server)) {
    try {
      for (const note of await checkKey({ ...published, timeout }, aliases, now))
        console.warn(`${site.slug}: ${note}`);
    } catch (error) {
      if (error instanceof KeyTooPowerful) rememberRefusedKey(process.cwd(), published);
      throw error;
    }
  }
}

async function indexOne(folder: string, tenant: Tenant, server: Server, adminKey: string, flags: Flags) {
  const { slug, config } = tenant.site;
  const start = performance.now();
  const progress = new Progress(slug);
  const now = new Date();
  await examineKeys(tenant, server, flags, now);
  const { inventory, warnings } = await inventoryOf(tenant, { root: process.cwd(), folder }, now);
  for (const warning of warnings) console.warn(`${slug}: ${warning}`);
  const maxDrop = flags.acceptDrop ? null : config.stock.max_drop;
  const admin = createSearchAdmin({ server, adminKey, timeout: flags.timeout });
  const { summaries, madeKey } = await indexSite(admin, server, {
    tenant: slug,
    collections: [
      { schema: CAR_SCHEMA, documents: inventory.documents, maxDrop },
      { schema: MODEL_SCHEMA, documents: inventory.models, maxDrop: null },
    ],
    key: server.key,
    keepKey: (key) => keepKey(folder, key),
    force: flags.force ?? false,
    runner: RUNNER,
    now,
    timeout: flags.timeout,
    onProgress: (done, total) => progress.update(done, total, 'sent'),
  }).finally(() => progress.end());
  const [vehicles, models] = summaries;
  const done = [
    ...(vehicles ? [words(vehicles, 'vehicle')] : []),
    ...(models ? [words(models, 'model')] : []),
    ...(madeKey ? ['a search key was written into site.yaml: build the site again'] : []),
    seconds(performance.now() - start),
  ];
  console.log(`${slug}: ${done.join('; ')}`);
}

/** Prints what went wrong and what to do. A server may repeat a key in its message, so keys are left out. */
function report(name: string, folder: string, error: unknown, keys: readonly string[]): void {
  const say = (reason: string) => console.error(`${name}: ${redactSecrets(reason, keys)}`);
  if (error instanceof BuildRefused || error instanceof IndexFailed) {
    error.reasons.forEach(say);
    console.error(
      `Next: ${error instanceof IndexFailed ? error.next : '"npm run check" lists every problem; mend them, then index again.'}`,
    );
  } else if (error instanceof Locked) console.error(error.message);
  else if (diskRefusal(error, folder)) {
    printError(error, { what: 'Indexing', place: folder, again: 'index again' }, name);
  } else {
    say(`The search server: ${(error as Error).message}`);
    console.error('Next: see that the server answers and that the admin key is its own, then index again.');
  }
}

/** Answers whether the tenant's index is as it should be; a tenant without a server has none. */
async function indexed(folder: string, named: boolean, flags: Flags): Promise<'done' | 'none' | 'failed'> {
  const name = basename(folder);
  const adminKey = process.env[ADMIN_KEY]?.trim();
  const keys = [adminKey ?? ''];
  try {
    const { tenant } = await tenantOf({ root: process.cwd(), folder });
    const server = tenant.site.config.search.typesense;
    if (server === null) {
      if (!named) return 'none';
      throw new IndexFailed(
        ['It has no search server: its search is answered in the browser.'],
        'Set config.search.typesense.host in its site.yaml, then index again.',
      );
    }
    keys.push(...publishedKeys(tenant.site, server).map(({ key }) => key));
    if (!adminKey)
      throw new IndexFailed([`${ADMIN_KEY} is not set.`], `Set it to the admin key of ${server.host}.`);
    const unlock = acquireLock(
      join(LOCKS, `${name}.lock`),
      `The search index of ${name} is being brought up to date`,
    );
    try {
      await indexOne(folder, tenant, server, adminKey, flags);
    } finally {
      unlock();
    }
    return 'done';
  } catch (error) {
    report(name, folder, error, keys);
    return 'failed';
  }
}

export async function main(argv: string[]): Promise<void> {
  const program = command();
  program.parse(argv);
  const flags = program.opts<Flags>();
  printUncaughtErrors({ what: 'Indexing', place: flags.tenants, again: 'index again' });
  let folders: string[];
  try {
    folders = tenantFolders(flags.tenants, program.args);
  } catch (error) {
    printError(error, { what: 'Indexing', place: flags.tenants, again: 'index again' });
    process.exitCode = 1;
    return;
  }
  const outcomes = [];
  for (const folder of folders) outcomes.push(await indexed(folder, program.args.length > 0, flags));
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  if (failed > 0) {
    console.error(
      `\n${count(failed, 'index', 'indexes')} could not be brought up to date; what shoppers search is as it was.`,
    );
    process.exitCode = 1;
  } else if (!outcomes.includes('done')) {
    console.log('No tenant has a search server (config.search.typesense): there is nothing to index.');
  }
}
