import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { Locked } from '../../src/lib/disk/lock.ts';
import { buildSite } from '../../src/render/build-site.ts';
import { type Compiled, CompileFailed, compile, SourceRefused } from '../../src/render/compile.ts';
import { BuildRefused } from '../../src/render/build-refused.ts';
import { isFolder } from '../../src/tenant/source/on-disk.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { Progress } from './progress.ts';
import { tenantFolders } from './tenant-folders.ts';
import { watchTenants } from './watch-tenants.ts';
import { bytes, count, seconds } from './words.ts';

export interface BuildFlags {
  force?: true;
  acceptDrop?: true;
  jobs: number;
  tenants: string;
  dist: string;
}

export const defaultJobs = availableParallelism();

function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It is a whole number from 1.');
  return number;
}

function command(): Command {
  return new Command('npm run build --')
    .description('Builds tenants into dist/<tenant>/; only what changed is rendered.')
    .argument('[tenant...]', 'names of tenants; none: all')
    .option('--all', 'every tenant, as when none is named')
    .option('--watch', 'build again when a tenant’s folder changes')
    .option('--force', 'render every page, changed or not')
    .option('--accept-drop', 'publish even when more stock disappeared than the tenant allows')
    .option('--jobs <n>', 'threads that render', wholeNumber, defaultJobs)
    .option('--tenants <folder>', 'where the tenants are', 'tenants')
    .option('--dist <folder>', 'where the sites go', 'dist');
}

export async function main(argv: string[]): Promise<void> {
  const program = command();
  program.parse(argv);
  const flags = program.opts<BuildFlags & { all?: true; watch?: true }>();
  printUncaughtErrors({ what: 'The build', place: resolve(flags.dist), again: 'build again' });
  try {
    const folders = tenantFolders(flags.tenants, flags.all ? [] : program.args);
    const failed = await buildAll(folders, flags);
    if (flags.watch)
      await watchTenants(folders.filter(isFolder), (folder) => buildAll([folder], flags).catch(report));
    else if (failed.length > 0) process.exitCode = 1;
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

function report(error: unknown): void {
  if (error instanceof CompileFailed) console.error(`${error.message}\nMend the code, then build again.`);
  else if (error instanceof SourceRefused) console.error(error.message);
  else {
    printError(error, { what: 'Compiling the code', place: resolve('.cache'), again: 'build again' });
  }
}

/** Builds one tenant after the other; one that fails does not stop the rest. Answers the folders that failed. */
export async function buildAll(folders: string[], flags: BuildFlags): Promise<string[]> {
  const compiled = await compile(process.cwd(), () => new Progress('Code').say('compiling …'));
  const failed: string[] = [];
  for (const folder of folders) {
    if (!(await buildOne(folder, compiled, flags))) failed.push(folder);
  }
  if (failed.length > 0) {
    console.error(
      `\n${count(failed.length, 'site')} could not be built; what was published before stays. "npm run check" lists every problem.`,
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
      folder,
      dist: resolve(flags.dist),
      compiled,
      jobs: flags.jobs,
      force: flags.force ?? false,
      acceptDrop: flags.acceptDrop ?? false,
      now: new Date(),
      onProgress: (done, total) => progress.update(done, total, 'pages'),
    });
    progress.end();
    for (const warning of summary.warnings) console.warn(`${name}: ${warning}`);
    const done = [
      `${count(summary.rendered, 'page')} rendered`,
      `${summary.unchanged.toLocaleString('en-AU')} unchanged`,
      `${summary.removed.toLocaleString('en-AU')} removed`,
      bytes(summary.bytes),
      seconds(performance.now() - start),
    ];
    console.log(`${name}: ${done.join(', ')}${summary.published ? '' : '; nothing to publish'}`);
    return true;
  } catch (error) {
    progress.end();
    if (error instanceof BuildRefused) {
      for (const reason of error.reasons) console.error(`${name}: ${reason}`);
    } else if (error instanceof Locked) console.error(error.message);
    else {
      const place = join(resolve(flags.dist), '.releases', name);
      printError(error, { what: 'The build', place, again: 'build again' }, name);
    }
    return false;
  }
}
