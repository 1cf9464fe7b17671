import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { Locked } from '../../src/lib/disk/lock.ts';
import { counted } from '../../src/lib/plural.ts';
import { BuildRefused } from '../../src/render/build-refused.ts';
import { buildSite } from '../../src/render/build-site.ts';
import { type Compiled, CompileFailed, compile, SourceRefused } from '../../src/render/compile.ts';
import { stockFolders } from '../../src/stock/data-folder/data-files.ts';
import { isFolder } from '../../src/tenant/source/on-disk.ts';
import { formatBytes, formatSeconds } from './format.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { Progress } from './progress.ts';
import { tenantFolders } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';
import { watchTenants } from './watch-tenants.ts';
import { wholeNumber } from './whole-number.ts';

export interface BuildFlags {
  force?: true;
  acceptDrop?: true;
  jobs: number;
  dist: string;
  dataRoot: string;
}

type Flags = Omit<BuildFlags, 'dataRoot'> & TenantsFlags & { all?: true; watch?: true };

export const defaultJobs = availableParallelism();

function command(): Command {
  return new Command('npm run build --')
    .description('Builds tenants into dist/<tenant>/. Renders only what changed.')
    .argument('[tenant...]', 'names of tenants (default: all)')
    .option('--all', 'build all tenants, the same as naming none')
    .option('--watch', 'build again when a tenant’s folder changes')
    .option('--force', 'render every page, changed or not')
    .option('--accept-drop', 'publish even if more stock disappeared than the tenant allows')
    .option('--jobs <n>', 'number of rendering threads', wholeNumber, defaultJobs)
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .option('--dist <folder>', 'folder for the built sites', 'dist');
}

export async function main(argv: string[]): Promise<void> {
  const program = command();
  program.parse(argv);
  const { tenants, tenantsData, all, watch, ...options } = program.opts<Flags>();
  printUncaughtErrors({ name: 'The build', folder: resolve(options.dist), retry: 'build again' });
  try {
    const folders = tenantFolders(tenants, all ? [] : program.args);
    const flags = { ...options, dataRoot: dataRootOf({ tenants, tenantsData }) };
    if (watch) return await buildAndWatch(folders, flags);
    const failed = await buildAll(folders, flags);
    if (failed.length > 0) process.exitCode = 1;
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

/** Builds, then builds again whatever changes, also what changed during the first build. */
async function buildAndWatch(folders: string[], flags: BuildFlags): Promise<void> {
  const tenants = watchTenants(
    folders.filter(isFolder).map((folder) => stockFolders(folder, flags.dataRoot)),
  );
  try {
    await buildAll(folders, flags);
    await tenants.rebuild((folder) => buildAll([folder], flags).catch(report));
  } finally {
    tenants.close();
  }
}

function report(error: unknown): void {
  if (error instanceof CompileFailed) console.error(`${error.message}\nFix the code, then build again.`);
  else if (error instanceof SourceRefused) console.error(error.message);
  else {
    printError(error, { name: 'Compiling the code', folder: resolve('.cache'), retry: 'build again' });
  }
}

/** Builds one tenant after the other; one that fails does not stop the rest. Returns the folders that failed. */
export async function buildAll(folders: string[], flags: BuildFlags): Promise<string[]> {
  const compiled = await compile(process.cwd(), () => new Progress('The code').say('is being compiled …'));
  const failed: string[] = [];
  for (const folder of folders) {
    if (!(await buildOne(folder, compiled, flags))) failed.push(folder);
  }
  if (failed.length > 0) {
    console.error(
      `\n${counted(failed.length, 'site')} could not be built. What was published before stays live. "npm run check" lists every problem.`,
    );
  }
  return failed;
}

async function buildOne(folder: string, compiled: Compiled, flags: BuildFlags): Promise<boolean> {
  const name = basename(folder);
  const progress = new Progress(name);
  const start = performance.now();
  try {
    const summary = await buildSite({
      root: process.cwd(),
      ...stockFolders(folder, flags.dataRoot),
      dist: resolve(flags.dist),
      compiled,
      jobs: flags.jobs,
      force: flags.force ?? false,
      acceptDrop: flags.acceptDrop ?? false,
      now: new Date(),
      onProgress: (done, total) => progress.update(done, total, 'pages'),
      onPicture: (done, total) => progress.update(done, total, 'pictures'),
    });
    progress.end();
    for (const warning of summary.warnings) console.warn(`${name}: ${warning}`);
    const done = [
      `${counted(summary.rendered, 'page')} rendered`,
      `${summary.unchanged.toLocaleString('en-AU')} unchanged`,
      `${summary.removed.toLocaleString('en-AU')} removed`,
      formatBytes(summary.bytes),
      formatSeconds(performance.now() - start),
    ];
    console.log(`${name}: ${done.join(', ')}${summary.published ? '' : '; nothing to publish'}`);
    return true;
  } catch (error) {
    progress.end();
    if (error instanceof BuildRefused) {
      for (const reason of error.reasons) console.error(`${name}: ${reason}`);
    } else if (error instanceof Locked) console.error(error.message);
    else {
      const folder = join(resolve(flags.dist), '.releases', name);
      printError(error, { name: 'The build', folder, retry: 'build again' }, name);
    }
    return false;
  }
}
