import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replaceFile } from '../../lib/disk/replace-file.ts';
import type { OverrideOutput, SiteFile } from './compile-override.ts';
import type { CompiledOverride } from './compiled-override.ts';

/** Days that files of an older state stay, for builds that are still at work with them. */
const KEPT_DAYS = 1;

const DAY = 86_400_000;

interface Entry {
  /** What compiled it, and the kit's state then. */
  madeBy: string;
  /** Files it was made from, relative to the overrides folder → digest; null for one that was not there. */
  inputs: Record<string, string | null>;
  compiled: CompiledOverride;
}

/** Folder of what was compiled of a tenant; tenants of one name in two places have two. */
export function cacheFolder(root: string, folder: string): string {
  return join(root, '.cache/overrides', `${basename(dirname(folder))}-${hash('sha1', folder).slice(0, 8)}`);
}

function digestOf(file: string): string | null {
  // Nothing is read from a pipe, which would keep the build waiting.
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? hash('sha1', readFileSync(file)) : null;
}

/** The compiled component where everything it was made from is as it was then, else null. */
export function readCached(
  cache: string,
  folder: string,
  name: string,
  madeBy: string,
): CompiledOverride | null {
  try {
    const entry = JSON.parse(readFileSync(join(cache, `${name}.json`), 'utf8')) as Entry;
    const { compiled } = entry;
    const isCurrent =
      entry.madeBy === madeBy &&
      Object.entries(entry.inputs).every(([file, digest]) => digestOf(join(folder, file)) === digest) &&
      [compiled.module, ...Object.values(compiled.files)].every((file) => existsSync(file));
    return isCurrent ? compiled : null;
  } catch {
    // One that is not there or cannot be read is compiled again.
    return null;
  }
}

/** Removes files of this component's older states. */
function removeOld(cache: string, name: string): void {
  for (const file of readdirSync(cache).filter((one) => one.startsWith(`${name}.`))) {
    const path = join(cache, file);
    if (Date.now() - statSync(path).mtimeMs > KEPT_DAYS * DAY) rmSync(path, { force: true });
  }
}

/** Keeps what was compiled, for this build and the next ones. */
export function writeCached(
  cache: string,
  folder: string,
  name: string,
  madeBy: string,
  output: OverrideOutput,
): CompiledOverride {
  const { style, script, assets } = output;
  const published = [style, script, ...assets].filter((file) => file !== null);
  const paths = published.map(({ path }) => path).sort();
  const digest = hash('sha1', [output.module, ...paths].join('\n')).slice(0, 12);
  mkdirSync(cache, { recursive: true });
  removeOld(cache, name);
  const write = ({ path, body }: SiteFile): [string, string] => {
    const file = join(cache, basename(path));
    if (!existsSync(file)) replaceFile(file, body);
    return [path, file];
  };
  const module = join(cache, `${name}.${digest}.mjs`);
  const compiled: CompiledOverride = {
    name,
    source: join(folder, `${name}.astro`),
    digest,
    module,
    style: style?.path ?? null,
    script: script?.path ?? null,
    files: Object.fromEntries(published.map(write)),
  };
  // Lines may move while the module stays the same: its map is always the newest.
  writeFileSync(`${module}.map`, output.map);
  replaceFile(module, output.module);
  const inputs = output.inputs.map((file) => [file, digestOf(join(folder, file))] as const);
  const entry: Entry = { madeBy, inputs: Object.fromEntries(inputs), compiled };
  replaceFile(join(cache, `${name}.json`), JSON.stringify(entry));
  return compiled;
}
