import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { openService } from '../../src/api/open-service.ts';
import { siteServer } from '../../src/serve/site-server.ts';
import type { ListedTenant } from '../../src/serve/tenant-list.ts';
import { tenantName } from '../../src/tenant/read-tenant.ts';
import { buildAll, defaultJobs } from './build-command.ts';
import { parsePort } from './parse-port.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { runServer } from './run-server.ts';
import { DATA_FOLDER, STOCK_SCRIPT, serviceSettings } from './service-settings.ts';
import { tenantFolders } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';

/** Lists a tenant by the name in its site.yaml, or by its folder's name if that file is broken. */
async function listTenant(folder: string): Promise<ListedTenant> {
  const slug = basename(folder);
  return { slug, name: (await tenantName(folder)) ?? slug };
}

/** Prints for each tenant that could not be built that its last built site is served, or that it has none. */
function printUnbuilt(failed: readonly string[], served: readonly ListedTenant[]): void {
  for (const name of failed.map((folder) => basename(folder))) {
    const before = served.some(({ slug }) => slug === name);
    console.error(
      `${name}: ${before ? 'Its last built site is served' : 'It is not served, because it was never built'}.`,
    );
  }
}

interface StartFlags extends TenantsFlags {
  port: string;
  dist: string;
  data: string;
}

/** Builds all tenants, then serves each, with the service, at http://<tenant>.localhost:<port>/. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm start --')
    .description('Builds the tenants if needed and serves them.')
    .option('--port <n>', 'port to listen on', '4321')
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .option('--dist <folder>', 'folder for the built sites', 'dist')
    .option('--data <folder>', 'folder of the service’s embedded database', DATA_FOLDER);
  program.parse(argv);
  const { tenants, dist, ...flags } = program.opts<StartFlags>();
  const task = { name: 'Starting', folder: resolve(dist), retry: 'start again' };
  printUncaughtErrors(task);
  try {
    const port = parsePort(flags.port, 'npm start --');
    const folders = tenantFolders(tenants, []);
    const dataRoot = dataRootOf({ tenants, tenantsData: flags.tenantsData });
    // Wrong settings are reported before the build, which may take minutes.
    const settings = serviceSettings('warn');
    const unbuilt = await buildAll(folders, { dataRoot, dist, jobs: defaultJobs });
    const built = folders.filter((folder) => existsSync(join(dist, basename(folder))));
    const served = await Promise.all(built.map(listTenant));
    printUnbuilt(unbuilt, served);
    const service = await openService({
      ...settings,
      place: { root: resolve(tenants) },
      dataRoot,
      data: resolve(flags.data),
      stock: { dist: resolve(dist), script: STOCK_SCRIPT },
    });
    const server = siteServer(resolve(dist), served, service.listener);
    runServer({ server, service, host: 'localhost', port, command: 'npm start --', task }, (actualPort) => {
      console.log(`\nhttp://localhost:${actualPort}/`);
      for (const { slug, name } of served) console.log(`http://${slug}.localhost:${actualPort}/  ${name}`);
      console.log('\nPress Ctrl+C to stop.');
    });
  } catch (error) {
    printError(error, task);
    process.exitCode = 1;
  }
}
