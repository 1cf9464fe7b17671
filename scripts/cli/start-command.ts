import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { parse } from 'yaml';
import { siteServer } from '../../src/serve/site-server.ts';
import type { ListedTenant } from '../../src/serve/tenant-list.ts';
import { buildAll, defaultJobs } from './build-command.ts';
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
  try {
    const folders = tenantFolders(tenants, []);
    await buildAll(folders, { tenants, dist, jobs: defaultJobs });
    const served = folders.map(listed).filter(({ slug }) => existsSync(join(dist, slug)));
    const server = siteServer(resolve(dist), served, port);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      console.error(`Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`);
      process.exitCode = 1;
    });
    server.listen(port, 'localhost', () => {
      console.log(`\nhttp://localhost:${port}/`);
      for (const { slug, name } of served) console.log(`http://${slug}.localhost:${port}/  ${name}`);
      console.log('\nCtrl+C ends it.');
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
