import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { refusalCodeIn } from '../lib/disk/disk-refusal.ts';
import { waitForLock } from '../lib/disk/lock.ts';
import { renameToDisk, replaceFile } from '../lib/disk/replace-file.ts';
import { syncTree } from '../lib/disk/sync-files.ts';
import { listFiles, listFolders } from './file-system.ts';

/** The compiled code: one bundle that renders every tenant, and the files its pages load. */
export interface Compiled {
  /** Changes whenever the HTML of any page could change. */
  buildId: string;
  /** Changes when any source file is touched, including files that only compute page data. */
  sourcesId: string;
  /** Path of the module that exports `renderPage`. */
  entry: string;
  /** Folder whose files are served at the root: hashed scripts, styles and fonts. */
  client: string;
}

/** Inputs of the bundle. Tenants' overrides are not among them: each is compiled alone (overrides/). */
const SOURCES = ['src/!(serve)/**/*', 'astro.config.mjs', 'package-lock.json'];

/** Number of older bundles to keep. */
const OLD_BUNDLES = 2;

interface Stamp {
  sources: string;
  buildId: string;
}

/** Returns null for a broken or circular link: the compiler reports it by name if a file imports it. */
function statOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

/** The sources contain a pipe, socket or device, which the compiler would wait for forever. */
export class SourceRefused extends Error {
  constructor(file: string) {
    super(`${file} is a pipe, a socket or a device, not a file. Remove it, then build again.`);
  }
}

/** Hashes names, sizes and times of the sources: a few milliseconds, while reading them all takes a hundred. */
function stampSources(root: string): string {
  const lines = globSync(SOURCES, { cwd: root, exclude: ['**/*.test.*'] })
    .sort()
    .map((file) => {
      const stat = statOf(join(root, file));
      if (stat && !stat.isFile() && !stat.isDirectory()) throw new SourceRefused(file);
      return stat?.isFile() ? `${file} ${stat.size} ${stat.mtimeMs}` : '';
    });
  return hash('sha1', lines.join('\n'));
}

/** Returns null when the stamp is missing or unreadable, so that the code is compiled again. */
function readStamp(file: string): Partial<Stamp> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Stamp> | null;
  } catch {
    return null;
  }
}

function contentDigest(folder: string): string {
  const lines = listFiles(folder).map((file) => `${file} ${hash('sha1', readFileSync(join(folder, file)))}`);
  return hash('sha1', lines.join('\n')).slice(0, 16);
}

/** Runs `astro build` in a child process, because it leaves timers running and changes global state. */
function runAstro(root: string, outDir: string): Promise<void> {
  const args = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root, '--outDir', outDir];
  // Astro encrypts server islands with this key. We have none, but a random key would change every digest.
  const ASTRO_KEY = hash('sha256', 'forecourt', 'base64');
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ASTRO_KEY };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(compileError(output, outDir))));
  });
}

/** The code does not compile. The message holds Astro's output. */
export class CompileFailed extends Error {
  constructor(output: string) {
    super(`The site's code does not compile.\n${output.trim()}`);
  }
}

/** Astro reports a full disk like a mistake in the code, so tell the two apart by the error code in its output. */
function compileError(output: string, folder: string): Error {
  const code = refusalCodeIn(output);
  return code === null
    ? new CompileFailed(output)
    : Object.assign(new Error(output.trim()), { code, path: folder });
}

/**
 * Compiles the code if it changed since the last time.
 *
 * @throws `CompileFailed`, `SourceRefused`
 */
export async function compile(root: string, onCompile: () => void = () => {}): Promise<Compiled> {
  const cache = join(root, '.cache');
  const known = upToDate(cache, stampSources(root));
  if (known) return known;
  const unlock = await waitForLock(join(cache, 'compile.lock'));
  try {
    const sources = stampSources(root);
    // Another process may have compiled it while this one waited for the lock.
    const compiledElsewhere = upToDate(cache, sources);
    if (compiledElsewhere) return compiledElsewhere;
    onCompile();
    const fresh = join(cache, 'compiled', `unfinished-${process.pid}`);
    rmSync(fresh, { recursive: true, force: true });
    await runAstro(root, fresh).catch((error) => {
      rmSync(fresh, { recursive: true, force: true });
      throw error;
    });
    const buildId = contentDigest(fresh);
    const folder = join(cache, 'compiled', buildId);
    if (existsSync(folder)) rmSync(fresh, { recursive: true });
    else {
      // The stamp below says that the bundle is whole, also after a power cut.
      await syncTree(fresh);
      renameToDisk(fresh, folder);
    }
    replaceFile(join(cache, 'compiled.json'), JSON.stringify({ sources, buildId } satisfies Stamp));
    prune(join(cache, 'compiled'), buildId);
    return compiledIn(cache, buildId, sources);
  } finally {
    unlock();
  }
}

function compiledIn(cache: string, buildId: string, sourcesId: string): Compiled {
  const folder = join(cache, 'compiled', buildId);
  return { buildId, sourcesId, entry: join(folder, 'server/entry.mjs'), client: join(folder, 'client') };
}

function upToDate(cache: string, sources: string): Compiled | null {
  const stamp = readStamp(join(cache, 'compiled.json'));
  if (stamp?.sources !== sources || typeof stamp.buildId !== 'string') return null;
  const compiled = compiledIn(cache, stamp.buildId, sources);
  return existsSync(compiled.entry) ? compiled : null;
}

/** Removes old bundles except the newest few, which another process may still be rendering with. */
function prune(folder: string, current: string): void {
  const byAge = listFolders(folder)
    .filter((name) => name !== current)
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of byAge.slice(OLD_BUNDLES)) {
    // Rename first: if the process is killed here, a half-removed folder must not look like a whole bundle.
    const going = path.includes('unfinished-') ? path : `${path}-unfinished-${process.pid}`;
    renameSync(path, going);
    rmSync(going, { recursive: true, force: true });
  }
}
