import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { diskRefusal } from '../../src/lib/disk/disk-refusal.ts';
import { acquireLock, Locked } from '../../src/lib/disk/lock.ts';
import { replaceFile } from '../../src/lib/disk/replace-file.ts';
import { counted } from '../../src/lib/plural.ts';
import { BuildRefused } from '../../src/render/build-refused.ts';
import { loadInventory, loadTenantToBuild } from '../../src/render/load-site.ts';
import { INDEXED_CAR_SCHEMA } from '../../src/search/documents/indexed-car-schema.ts';
import { MODEL_SCHEMA } from '../../src/search/documents/model-schema.ts';
import { checkKey, KeyTooPowerful } from '../../src/search/indexing/check-key.ts';
import { aliasOf } from '../../src/search/indexing/collection-names.ts';
import type { IndexSummary } from '../../src/search/indexing/index-collection.ts';
import { IndexFailed } from '../../src/search/indexing/index-failed.ts';
import { indexSite } from '../../src/search/indexing/index-site.ts';
import { insertSearchKey } from '../../src/search/indexing/insert-search-key.ts';
import { createSearchAdmin } from '../../src/search/indexing/search-admin.ts';
import { type StockFolders, stockFolders } from '../../src/stock/data-folder/data-files.ts';
import { rememberRefusedKey } from '../../src/tenant/checks/refused-keys.ts';
import { redactSecrets } from '../../src/tenant/redact-secrets.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';
import { formatSeconds } from './format.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { Progress } from './progress.ts';
import { tenantFolders } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';

interface Flags {
  force?: true;
  acceptDrop?: true;
  /** Seconds to wait for an answer of the search server. */
  timeout: number;
}

const ADMIN_KEY = 'TYPESENSE_ADMIN_KEY';
const LOCKS = join('.cache', 'index');
/** Identifies runs of this machine and folder, of which the lock allows only one at a time. */
const RUNNER = hash('sha256', `${hostname()} ${resolve(LOCKS)}`).slice(0, 16);

function parseTimeout(value: string): number {
  const number = Number(value);
  if (!(number > 0 && number <= 3600))
    throw new InvalidArgumentError('Give a number of seconds above 0, at most 3600.');
  return number;
}

function command(): Command {
  return new Command('npm run index --')
    .description('Updates the tenants’ indexes on their search servers. Sends only what changed.')
    .argument('[tenant...]', 'names of tenants (default: all that have a search server)')
    .option('--force', 'create and fill new collections, even if nothing changed')
    .option('--accept-drop', 'index even if more stock disappeared than the tenant allows')
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .option('--timeout <seconds>', 'longest wait for an answer of the server', parseTimeout, 60);
}

/** Writes the key into site.yaml atomically, so that nobody reads half of the file. */
async function saveKey(folder: string, key: string): Promise<void> {
  const file = join(folder, 'site.yaml');
  replaceFile(file, insertSearchKey(await readFile(file, 'utf8'), key));
}

function describeSummary(summary: IndexSummary, one: string): string {
  const total = counted(summary.documents, one);
  if (summary.kind === 'replaced') return `${total} in a new collection`;
  const number = (value: number) => value.toLocaleString('en-AU');
  return `${total}, ${number(summary.changed)} sent, ${number(summary.removed)} removed`;
}

type Server = NonNullable<Tenant['site']['config']['search']['typesense']>;

/** The servers and keys that pages contain: the configuration's, and those of its overrides. */
function publishedKeys({ overrides }: Tenant['site'], server: Server): Server[] {
  const replaced = overrides.flatMap(({ set }) => {
    const search = (set.search ?? {}) as { typesense?: Partial<Server> | null };
    return search.typesense?.key ? [{ ...server, ...search.typesense }] : [];
  });
  return [server, ...replaced].filter(({ key }) => key !== '');
}

/**
 * Checks that the keys on pages can do no more than search. One that can is remembered, so that builds refuse it.
 *
 * @throws `IndexFailed` when a key must not be published
 */
async function examineKeys({ site }: Tenant, server: Server, { timeout }: Flags, now: Date): Promise<void> {
  const aliases = [INDEXED_CAR_SCHEMA, MODEL_SCHEMA].map(({ name }) => aliasOf(name, site.slug));
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

async function indexOne(
  folders: StockFolders,
  tenant: Tenant,
  server: Server,
  adminKey: string,
  flags: Flags,
) {
  const { slug, config } = tenant.site;
  const start = performance.now();
  const progress = new Progress(slug);
  const now = new Date();
  await examineKeys(tenant, server, flags, now);
  const { inventory, warnings } = await loadInventory(tenant, { root: process.cwd(), ...folders }, now);
  for (const warning of warnings) console.warn(`${slug}: ${warning}`);
  const maxDrop = flags.acceptDrop ? null : config.stock.max_drop;
  const admin = createSearchAdmin({ server, adminKey, timeout: flags.timeout });
  const { summaries, createdKey } = await indexSite(admin, server, {
    tenant: slug,
    collections: [
      { schema: INDEXED_CAR_SCHEMA, documents: inventory.documents, maxDrop },
      { schema: MODEL_SCHEMA, documents: inventory.models, maxDrop: null },
    ],
    key: server.key,
    saveKey: (key) => saveKey(folders.folder, key),
    force: flags.force ?? false,
    runner: RUNNER,
    now,
    timeout: flags.timeout,
    onProgress: (done, total) => progress.update(done, total, 'sent'),
  }).finally(() => progress.end());
  const [vehicles, models] = summaries;
  const done = [
    ...(vehicles ? [describeSummary(vehicles, 'vehicle')] : []),
    ...(models ? [describeSummary(models, 'model')] : []),
    ...(createdKey ? ['a search key was written into site.yaml, so build the site again'] : []),
    formatSeconds(performance.now() - start),
  ];
  console.log(`${slug}: ${done.join('; ')}`);
}

/** Prints what went wrong and what to do next. Removes keys, which a server may repeat in its message. */
function report(name: string, folder: string, error: unknown, keys: readonly string[]): void {
  const print = (reason: string) => console.error(`${name}: ${redactSecrets(reason, keys)}`);
  if (error instanceof BuildRefused || error instanceof IndexFailed) {
    error.reasons.forEach(print);
    console.error(
      `Next: ${error instanceof IndexFailed ? error.next : '"npm run check" lists every problem; correct them, then index again.'}`,
    );
  } else if (error instanceof Locked) console.error(error.message);
  else if (diskRefusal(error, folder)) {
    printError(error, { name: 'Indexing', folder, retry: 'index again' }, name);
  } else {
    print(`The search server could not be updated: ${(error as Error).message}`);
    console.error(
      'Next: check that the server is running and that the admin key is correct, then index again.',
    );
  }
}

/**
 * Indexes one tenant and prints errors. Returns "none" for a tenant without a search server.
 *
 * @param named the command line names the tenant, so a missing server is an error
 */
export async function indexTenant(
  folders: StockFolders,
  named: boolean,
  flags: Flags,
): Promise<'done' | 'none' | 'failed'> {
  const name = basename(folders.folder);
  const adminKey = process.env[ADMIN_KEY]?.trim();
  const keys = [adminKey ?? ''];
  try {
    const { tenant } = await loadTenantToBuild({ root: process.cwd(), ...folders }, new Date());
    const server = tenant.site.config.search.typesense;
    if (server === null) {
      if (!named) return 'none';
      throw new IndexFailed(
        ['It has no search server: its search runs in the browser.'],
        'Set config.search.typesense.host in its site.yaml, then index again.',
      );
    }
    keys.push(...publishedKeys(tenant.site, server).map(({ key }) => key));
    if (!adminKey)
      throw new IndexFailed([`${ADMIN_KEY} is not set.`], `Set it to the admin key of ${server.host}.`);
    const unlock = acquireLock(join(LOCKS, `${name}.lock`), `The search index of ${name} is being updated`);
    try {
      await indexOne(folders, tenant, server, adminKey, flags);
    } finally {
      unlock();
    }
    return 'done';
  } catch (error) {
    report(name, folders.folder, error, keys);
    return 'failed';
  }
}

export async function main(argv: string[]): Promise<void> {
  const program = command();
  program.parse(argv);
  const flags = program.opts<Flags & TenantsFlags>();
  const task = { name: 'Indexing', folder: flags.tenants, retry: 'index again' };
  printUncaughtErrors(task);
  let all: StockFolders[];
  try {
    const dataRoot = dataRootOf(flags);
    all = tenantFolders(flags.tenants, program.args).map((folder) => stockFolders(folder, dataRoot));
  } catch (error) {
    printError(error, task);
    process.exitCode = 1;
    return;
  }
  const outcomes = [];
  for (const folders of all) outcomes.push(await indexTenant(folders, program.args.length > 0, flags));
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  if (failed > 0) {
    console.error(
      `\n${counted(failed, 'index', 'indexes')} could not be updated. Shoppers still search what was indexed before.`,
    );
    process.exitCode = 1;
  } else if (!outcomes.includes('done')) {
    console.log('No tenant has a search server (config.search.typesense), so there is nothing to index.');
  }
}
