import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { openService, openWorker, type ServiceSettings } from '../../src/api/open-service.ts';
import { CommandError } from './command-error.ts';
import { parsePort } from './parse-port.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { runServer } from './run-server.ts';
import { DATA_FOLDER, STOCK_SCRIPT, serviceSettings } from './service-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { tenantFolders } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';

/** Delivers leads and publishes stock until Ctrl+C or SIGTERM, beside other processes on the same database. */
async function runWorker(settings: ServiceSettings): Promise<void> {
  if (settings.databaseUrl === undefined)
    throw new CommandError(
      '--worker needs a PostgreSQL server, because only one process can open the embedded database. Next: set DATABASE_URL, or run npm run api without --worker.',
    );
  const worker = await openWorker(settings);
  // Keeps the process alive while the database has no open connection. The interval does nothing, so it is very long;
  // it must be below 2 ** 31 milliseconds.
  const alive = setInterval(() => {}, 2 ** 30);
  stopOnSignal(async () => {
    clearInterval(alive);
    await worker.close();
  });
  console.log('The worker delivers leads and publishes stock. Press Ctrl+C to stop.');
}

/** Runs the service for all tenants, without serving their sites. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm run api --')
    .description('Runs the service behind /api of all tenants.')
    .option('--port <n>', 'port to listen on', '4322')
    .option('--host <address>', 'address to listen on', 'localhost')
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .option('--data <folder>', 'folder of the embedded database', DATA_FOLDER)
    .option('--dist <folder>', 'folder of the built sites, which new stock is published to', 'dist')
    .option('--worker', 'deliver leads and publish stock without answering requests; needs DATABASE_URL');
  program.parse(argv);
  const flags = program.opts<
    TenantsFlags & { port: string; host: string; data: string; dist: string; worker?: true }
  >();
  const task = { name: 'The service', folder: resolve(flags.data), retry: 'start it again' };
  printUncaughtErrors(task);
  try {
    const port = parsePort(flags.port, 'npm run api --');
    // Refuses a folder without tenants, which is usually a wrong name.
    tenantFolders(flags.tenants, []);
    const place = { root: resolve(flags.tenants) };
    const stock = { dist: resolve(flags.dist), script: STOCK_SCRIPT };
    const dataRoot = dataRootOf(flags);
    const settings = { ...serviceSettings('info'), place, dataRoot, data: resolve(flags.data), stock };
    if (flags.worker) return await runWorker(settings);
    const service = await openService(settings);
    const server = createServer((request, response) => void service.listener(request, response));
    runServer({ server, service, host: flags.host, port, command: 'npm run api --', task }, (actual) =>
      console.log(`The service listens at http://${flags.host}:${actual}/. Press Ctrl+C to stop.`),
    );
  } catch (error) {
    printError(error, task);
    process.exitCode = 1;
  }
}
