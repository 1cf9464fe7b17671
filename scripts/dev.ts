import { spawn } from 'node:child_process';
import { Command } from 'commander';
import { CommandError } from './cli/command-error.ts';
import { printError, printUncaughtErrors } from './cli/print-error.ts';
import { tenantFolders, tenantNames } from './cli/tenant-folders.ts';

const program = new Command('npm run dev --')
  .description('Serves one tenant with hot reload.')
  .argument('[tenant]', 'name of the tenant')
  .option('--fixtures', 'serve pages in every state instead of a tenant')
  .option('--port <n>', 'port to listen on', '4321')
  .option('--tenants <folder>', 'where the tenants are', 'tenants');
program.parse();
const { fixtures, port, tenants } = program.opts<{ fixtures?: true; port: string; tenants: string }>();
const [tenant = ''] = program.args;
const task = { name: 'Serving', folder: tenants, retry: 'run it again' };
printUncaughtErrors(task);

try {
  if (!fixtures && tenant === '') {
    throw new CommandError(
      `Name a tenant: npm run dev -- <tenant>. The tenants are: ${tenantNames(tenants).join(', ')}.`,
    );
  }
  const [folder = ''] = fixtures ? [] : tenantFolders(tenants, [tenant]);
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORECOURT_TENANT_FOLDER: folder },
  });
  child.on('close', (status) => {
    process.exitCode = status ?? 1;
  });
} catch (error) {
  printError(error, task);
  process.exitCode = 1;
}
