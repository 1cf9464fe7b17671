import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { parse } from 'yaml';
import { siteServer } from '../../src/serve/site-server.ts';
import type { ListedTenant } from '../../src/serve/tenant-list.ts';
import { buildAll, defaultJobs } from './build-command.ts';
import { CommandError } from './command-error.ts';
import { complain, complainAtLast } from './complain.ts';
import { tenantFolders } from './tenant-folders.ts';

function listed(folder: string): ListedTenant {
  const { name } = parse(readFileSync(join(folder, 'site.yaml'), 'utf8')) as { name: string };
  return { slug: basename(folder), name };
}

/** Builds what changed of every tenant, then serves each at http://<tenant>.localhost:<port>/. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm start --')
    .description('Builds the tenants if needed and serves them.')
    .option('--port <n>', 'port to listen on', '4321')
    .option('--tenants <folder>', 'where the tenants are', 'tenants')
    .option('--dist <folder>', 'where the sites are built', 'dist');
  program.parse(argv);
  const { port: wanted, tenants, dist } = program.opts<{ port: string; tenants: string; dist: string }>();
  const port = Number(wanted);
  const failed = { what: 'Starting', place: resolve(dist), again: 'start again' };
  complainAtLast(failed);
  try {
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new CommandError(
        `There is no port "${wanted}". Next: choose one from 1 to 65535: npm start -- --port 4321`,
      );
    const folders = tenantFolders(tenants, []);
    await buildAll(folders, { tenants, dist, jobs: defaultJobs });
    const served = folders.map(listed).filter(({ slug }) => existsSync(join(dist, slug)));
    const server = siteServer(resolve(dist), served, port);
    server.on('error', (error: NodeJS.ErrnoException) => {
      const why = new Map([
        ['EADDRINUSE', 'is in use'],
        ['EACCES', 'may not be used by this user'],
      ]).get(error.code ?? '');
      if (why === undefined) complain(error, failed);
      else
        console.error(`Port ${port} ${why}. Choose another: npm start -- --port ${Math.max(port, 4320) + 1}`);
      process.exitCode = 1;
    });
    server.listen(port, 'localhost', () => {
      console.log(`\nhttp://localhost:${port}/`);
      for (const { slug, name } of served) console.log(`http://${slug}.localhost:${port}/  ${name}`);
      console.log('\nCtrl+C ends it.');
    });
  } catch (error) {
    complain(error, failed);
    process.exitCode = 1;
  }
}
