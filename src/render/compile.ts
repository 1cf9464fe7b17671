import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { refusalCodeIn } from '../lib/disk/disk-refusal.ts';
import { waitForLock } from '../lib/disk/lock.ts';
import { replaceFile } from '../lib/disk/replace-file.ts';
import { listFiles, listFolders } from './files.ts';

/** The site's code, compiled: one bundle that renders every tenant, and the files its pages load. */
export interface Compiled {
  /** Changes when the HTML of any page might. */
  buildId: string;
  /** Changes when any source file is touched, those that only make pages' data included. */
  sourcesId: string;
  /** The module that exports `renderPage`. */
  entry: string;
  /** Folder whose files are served at the root: hashed scripts, styles and fonts. */
  client: string;
}

/** What the bundle is made of: our code alone, since a tenant's components are compiled apart (overrides/). */
const SOURCES = ['src/!(serve)/**/*', 'astro.config.mjs', 'package-lock.json'];

/** Bundles kept besides the current one. */
const KEPT = 2;

interface Stamp {
  sources: string;
  buildId: string;
}

/** Null for a link that leads nowhere or in a circle: whoever imports it says so by name. */
function statOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

/** A pipe or a device among the sources would keep the compiler waiting for ever. */
export class SourceRefused extends Error {
  constructor(file: string) {
    super(`${file} is a pipe, a socket or a device, not a file. Remove it, then build again.`);
  }
}

/** Names, sizes and times of the sources: a few milliseconds, where reading them all would take a hundred. */
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

/** A stamp that is not there or cannot be read is none: the code is compiled again. */
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

/** Runs `astro build` in a process of its own: it keeps timers and changes global state. */
function runAstro(root: string, outDir: string): Promise<void> {
  const args = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root, '--outDir', outDir];
  // The key would encrypt server islands, of which there are none; a random one would change every digest.
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

/** The code does not compile; the message holds what Astro said. */
export class CompileFailed extends Error {
  constructor(output: string) {
    super(`The site's code does not compile.\n${output.trim()}`);
  }
}

/** A disk that is full is no mistake in the code, though Astro says it in the same place. */
function compileError(output: string, folder: string): Error {
  const code = refusalCodeIn(output);
  return code === null
    ? new CompileFailed(output)
    : Object.assign(new Error(output.trim()), { code, path: folder });
}

/** Compiles the code if it changed since the last time. Throws `CompileFailed`. */
export async function compile(root: string, onCompile: () => void = () => {}): Promise<Compiled> {
  const cache = join(root, '.cache');
  const known = upToDate(cache, stampSources(root));
  if (known) return known;
  const unlock = await waitForLock(join(cache, 'compile.lock'), 'The code is being compiled');
  try {
    const sources = stampSources(root);
    const meanwhile = upToDate(cache, sources);
    if (meanwhile) return meanwhile;
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
    else renameSync(fresh, folder);
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

/** Older bundles may still be rendering in another process: the newest few stay. */
function prune(folder: string, current: string): void {
  const byAge = listFolders(folder)
    .filter((name) => name !== current)
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of byAge.slice(KEPT)) {
    // Renamed first: killed in between, it must not lie there half under the name of a whole bundle.
    const going = path.includes('unfinished-') ? path : `${path}-unfinished-${process.pid}`;
    renameSync(path, going);
    rmSync(going, { recursive: true, force: true });
  }
}
