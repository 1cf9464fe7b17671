import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { readNotFound } from '../../src/api/commands/not-found-reader.ts';
import { notFoundAddresses } from '../../src/api/not-found/schema.ts';
import { openDatabase } from '../../src/api/open-service.ts';
import { databaseName, hasDatabase } from '../../src/api/platform/database/find-database.ts';
import { counted } from '../../src/lib/plural.ts';
import { readablePath } from '../../src/lib/readable-path.ts';
import { BuildRefused } from '../../src/render/build-refused.ts';
import { stockFolders } from '../../src/stock/data-folder/data-files.ts';
import { normalizeRedirectPath } from '../../src/tenant/checks/redirects.ts';
import { appendRedirects } from '../../src/tenant/source/append-redirects.ts';
import { CommandError } from './command-error.ts';
import { loadAddressMatcher } from './load-address-matcher.ts';
import { notFoundLines } from './not-found-lines.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { DATA_FOLDER, serviceSettings } from './service-settings.ts';
import { findTenants } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';
import { wholeNumber } from './whole-number.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEFAULT_LIMIT = 50;

interface Flags extends TenantsFlags {
  data: string;
  limit: number;
  write?: true;
}

/** Advice if the report must be in another database. */
const OTHER_DATABASE =
  'name the folder of the service’s data with --data, or set DATABASE_URL to its PostgreSQL server.';

async function run(name: string, flags: Flags): Promise<void> {
  const [entry] = findTenants(flags.tenants, [name]);
  if (!entry || entry.fault) throw new CommandError(entry?.fault?.message ?? `There is no tenant "${name}".`);
  const folders = stockFolders(resolve(entry.folder), dataRootOf(flags));
  const data = resolve(flags.data);
  const settings = { data, ...serviceSettings('warn') };
  const database = databaseName(settings);
  if (!(await hasDatabase(settings, notFoundAddresses)))
    throw new CommandError(
      `There is no report in ${database}, because no service has used it. Next: ${OTHER_DATABASE}`,
    );
  // One more than is printed, to know if there are more.
  const found = await readNotFound(() => openDatabase(settings, settings.log), data, name, flags.limit + 1);
  if (found.length === 0) {
    console.log(
      `${name}: no address was missed, as far as ${database} knows. If the service uses another one, ${OTHER_DATABASE}`,
    );
    return;
  }
  const { matcher, existing } = await loadAddressMatcher(folders, ROOT, 'run it again');
  const matched = found.slice(0, flags.limit).map((address) => ({
    address,
    match: matcher.match(address.path),
    redirect: existing.get(normalizeRedirectPath(address.path)),
  }));
  for (const { address, match, redirect } of matched)
    console.log(notFoundLines(address, match, redirect).join('\n'));
  const isCut = found.length > flags.limit;
  console.log(
    `${name}: ${isCut ? `the ${flags.limit} most frequent` : 'all'} addresses of ${database} that were not found in 90 days.${isCut ? ' For more, use --limit.' : ''}`,
  );
  const redirects = matched.flatMap(({ address: { path }, match, redirect }) =>
    match.kind === 'redirect' && redirect === undefined
      ? [{ from: path, to: match.to, fallback: match.fallback }]
      : [],
  );
  if (redirects.length === 0) {
    console.log('None of them needs a redirect that is certain.');
    return;
  }
  if (flags.write !== true) {
    console.log(
      `${counted(redirects.length, 'redirect')} can be added. Next: npm run not-found -- ${name} --write`,
    );
    return;
  }
  const file = appendRedirects(folders.folder, redirects);
  console.log(
    `${counted(redirects.length, 'redirect')} added to ${readablePath(file)}. Next: npm run check -- ${name}, and review the file before you build.`,
  );
}

/** Reports the addresses at which shoppers of a tenant found no page. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm run not-found --')
    .description('Shows which addresses shoppers did not find on a tenant’s site, and where they could lead.')
    .argument('<tenant>', 'name of the tenant')
    .option('--write', 'add the redirects that are certain to tenants/<tenant>/redirects.csv')
    .option('--limit <n>', 'number of addresses to list', wholeNumber, DEFAULT_LIMIT)
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .option('--data <folder>', 'folder of the embedded database', DATA_FOLDER);
  program.parse(argv);
  const flags = program.opts<Flags>();
  const [name = ''] = program.args;
  const task = { name: 'The report', folder: join(flags.tenants, name), retry: 'run it again' };
  printUncaughtErrors(task);
  try {
    await run(name, flags);
  } catch (error) {
    if (error instanceof BuildRefused) console.error(error.message);
    else printError(error, task);
    process.exitCode = 1;
  }
}
