import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { siteServer } from '../../src/serve/site-server.ts';
import type { ListedTenant } from '../../src/serve/tenant-list.ts';
import { tenantName } from '../../src/tenant/read-tenant.ts';
import { buildAll, defaultJobs } from './build-command.ts';
import { CommandError } from './command-error.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { tenantFolders } from './tenant-folders.ts';

/** Lists a tenant by the name in its site.yaml, or by its folder's name if that file is broken. */
async function listTenant(folder: string): Promise<ListedTenant> {
  const slug = basename(folder);
  return { slug, name: (await tenantName(folder)) ?? slug };
}

/** Reports for each tenant that could not be built whether its earlier site is served. */
function printUnbuilt(failed: readonly string[], served: readonly ListedTenant[]): void {
  for (const name of failed.map((folder) => basename(folder))) {
    const before = served.some(({ slug }) => slug === name);
    console.error(
      `${name}: ${before ? 'serving its last built site' : 'not served, because it was never built'}.`,
    );
  }
}

/** Builds all tenants, then serves each at http://<tenant>.localhost:<port>/. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm start --')
    .description('Builds the tenants if needed and serves them.')
    .option('--port <n>', 'port to listen on', '4321')
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .option('--dist <folder>', 'folder for the built sites', 'dist');
  program.parse(argv);
  const { port: wanted, tenants, dist } = program.opts<{ port: string; tenants: string; dist: string }>();
  const port = Number(wanted);
  const task = { name: 'Starting', folder: resolve(dist), retry: 'start again' };
  printUncaughtErrors(task);
  try {
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new CommandError(
        `"${wanted}" is not a port. Next: choose one from 1 to 65535: npm start -- --port 4321`,
      );
    const folders = tenantFolders(tenants, []);
    const unbuilt = await buildAll(folders, { tenants, dist, jobs: defaultJobs });
    const built = folders.filter((folder) => existsSync(join(dist, basename(folder))));
    const served = await Promise.all(built.map(listTenant));
    printUnbuilt(unbuilt, served);
    const server = siteServer(resolve(dist), served, port);
    server.on('error', (error: NodeJS.ErrnoException) => {
      const why = new Map([
        ['EADDRINUSE', 'is in use'],
        ['EACCES', 'may not be used by this user'],
      ]).get(error.code ?? '');
      if (why === undefined) printError(error, task);
      else
        console.error(`Port ${port} ${why}. Choose another: npm start -- --port ${Math.max(port, 4320) + 1}`);
      process.exitCode = 1;
    });
    server.listen(port, 'localhost', () => {
      console.log(`\nhttp://localhost:${port}/`);
      for (const { slug, name } of served) console.log(`http://${slug}.localhost:${port}/  ${name}`);
      console.log('\nPress Ctrl+C to stop.');
    });
  } catch (error) {
    printError(error, task);
    process.exitCode = 1;
  }
}
