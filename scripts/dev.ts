import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import { basename, resolve } from 'node:path';
import { Command } from 'commander';
import { openService } from '../src/api/open-service.ts';
import { FIXTURE_LIST } from '../src/render/fixture-list.ts';
import { SECTION_LIST } from '../src/render/section-list.ts';
import { stockFolders } from '../src/stock/data-folder/data-files.ts';
import { CommandError } from './cli/command-error.ts';
import { printError, printUncaughtErrors } from './cli/print-error.ts';
import { stopServerAndService } from './cli/run-server.ts';
import { serviceSettings } from './cli/service-settings.ts';
import { stopOnSignal } from './cli/stop-on-signal.ts';
import { tenantFolders, tenantNames } from './cli/tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './cli/tenants-data.ts';

/** Status of a process that ends itself after SIGTERM, as Vite does. */
const STOPPED = 128 + constants.signals.SIGTERM;

const program = new Command('npm run dev --')
  .description('Serves one tenant with hot reload.')
  .argument('[tenant]', 'name of the tenant')
  .option('--fixtures', 'serve sample pages that show every state, instead of a tenant')
  .option('--sections', `list the sections of pages with examples at ${SECTION_LIST}`)
  .option('--port <n>', 'port to listen on', '4321')
  .option('--tenants <folder>', 'folder of the tenants', 'tenants')
  .addOption(tenantsDataOption())
  .option(
    '--data <folder>',
    'folder of the service’s embedded databases, one for each tenant',
    '.cache/dev-service',
  );
program.parse();
const { fixtures, sections, port, tenants, tenantsData, data } = program.opts<
  TenantsFlags & { fixtures?: true; sections?: true; port: string; data: string }
>();
const [tenant = ''] = program.args;
const task = { name: 'Serving', folder: tenants, retry: 'run it again' };
printUncaughtErrors(task);

/** Starts the service for one tenant on a free port, which the development server passes requests on to. */
async function startService(
  folder: string,
  dataRoot: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const name = basename(folder);
  const service = await openService({
    ...serviceSettings('warn'),
    place: { folders: [folder] },
    dataRoot,
    data: resolve(data, name),
    atLocalhost: name,
    // The development server reads the stock file itself.
    stock: null,
  });
  const server = createServer((request, response) => void service.listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stopServerAndService(server, service),
  };
}

try {
  if (!fixtures && tenant === '') {
    throw new CommandError(
      `Name a tenant: npm run dev -- <tenant>. The tenants are: ${tenantNames(tenants).join(', ')}.`,
    );
  }
  const [folder = ''] = fixtures ? [] : tenantFolders(tenants, [tenant]);
  const dataRoot = dataRootOf({ tenants, tenantsData });
  const service = folder === '' ? null : await startService(folder, dataRoot);
  if (fixtures) console.log(`All sample pages are listed at http://localhost:${port}${FIXTURE_LIST}`);
  if (sections) console.log(`All sections are listed at http://localhost:${port}${SECTION_LIST}`);
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      FORECOURT_TENANT_FOLDER: folder,
      FORECOURT_TENANT_DATA: stockFolders(folder, dataRoot).data,
      FORECOURT_SECTIONS: sections ? '1' : '',
      FORECOURT_SERVICE_PORT: service === null ? '' : String(service.port),
    },
  });
  child.on('close', async (status, signal) => {
    process.exitCode = signal === 'SIGTERM' || status === STOPPED ? 0 : (status ?? 1);
    await service?.stop();
  });
  // The service stops when the development server has ended.
  stopOnSignal(async () => {
    child.kill();
  });
} catch (error) {
  printError(error, task);
  process.exitCode = 1;
}
