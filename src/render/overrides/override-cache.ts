import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '../../lib/days.ts';
import { replaceFile } from '../../lib/disk/replace-file.ts';
import type { OverrideOutput, SiteFile } from './compile-override.ts';
import type { CompiledOverride } from './compiled-override.ts';

/** Days to keep outdated files, which running builds may still use. */
const CACHE_DAYS = 1;

interface Entry {
  /** Digest of the compilers, this code and the kit. */
  compilerDigest: string;
  /** Source files, relative to the overrides folder → digest; null for a missing one. */
  inputs: Record<string, string | null>;
  compiled: CompiledOverride;
}

/** A tenant's cache folder. It depends on the whole path, because two folders may hold tenants of the same name. */
export function cacheFolder(root: string, folder: string): string {
  return join(root, '.cache/overrides', `${basename(dirname(folder))}-${hash('sha1', folder).slice(0, 8)}`);
}

function digestOf(file: string): string | null {
  // Read only regular files: reading a pipe would block the build.
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? hash('sha1', readFileSync(file)) : null;
}

/** Returns the cached override, or null when it is missing or any of its inputs changed. */
export function readCached(
  cache: string,
  folder: string,
  name: string,
  compilerDigest: string,
): CompiledOverride | null {
  try {
    const entry = JSON.parse(readFileSync(join(cache, `${name}.json`), 'utf8')) as Entry;
    const { compiled } = entry;
    const isCurrent =
      entry.compilerDigest === compilerDigest &&
      Object.entries(entry.inputs).every(([file, digest]) => digestOf(join(folder, file)) === digest) &&
      [compiled.module, ...Object.values(compiled.files)].every((file) => existsSync(file));
    return isCurrent ? compiled : null;
  } catch {
    // A missing or unreadable entry is compiled again.
    return null;
  }
}

function removeOutdated(cache: string, name: string): void {
  for (const file of readdirSync(cache).filter((one) => one.startsWith(`${name}.`))) {
    const path = join(cache, file);
    if (Date.now() - statSync(path).mtimeMs > CACHE_DAYS * DAY_MS) rmSync(path, { force: true });
  }
}

/** Writes a compiled override to the cache, from which this build and later ones load it. */
export function writeCached(
  cache: string,
  folder: string,
  name: string,
  compilerDigest: string,
  output: OverrideOutput,
): CompiledOverride {
  const { style, script, assets } = output;
  const published = [style, script, ...assets].filter((file) => file !== null);
  const paths = published.map(({ path }) => path).sort();
  const digest = hash('sha1', [output.module, ...paths].join('\n')).slice(0, 12);
  mkdirSync(cache, { recursive: true });
  removeOutdated(cache, name);
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
  // Always write the source map: lines may move while the module stays the same.
  writeFileSync(`${module}.map`, output.map);
  replaceFile(module, output.module);
  const inputs = output.inputs.map((file) => [file, digestOf(join(folder, file))] as const);
  const entry: Entry = { compilerDigest, inputs: Object.fromEntries(inputs), compiled };
  replaceFile(join(cache, `${name}.json`), JSON.stringify(entry));
  return compiled;
}
