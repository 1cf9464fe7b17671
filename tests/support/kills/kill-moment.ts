import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Files that a build creates while it publishes, in this order. A build is killed when one of them appears. */
export const CREATED_FILES = [
  'release folder',
  'temporary manifest',
  'manifest',
  'next link',
  'live link',
] as const;
export type CreatedFile = (typeof CREATED_FILES)[number];

const MANIFEST = '.forecourt.json';

function createdFileOf(folder: 'dist' | 'release', name: string, tenant: string): CreatedFile | null {
  if (folder === 'dist') {
    if (name === `.${tenant}.next`) return 'next link';
    return name === tenant ? 'live link' : null;
  }
  if (name === MANIFEST) return 'manifest';
  return name.startsWith(`${MANIFEST}.`) ? 'temporary manifest' : null;
}

/** Calls `onCreated` as soon as the file appears. Returns a function that stops watching. */
function watchFor(dist: string, tenant: string, wanted: CreatedFile, onCreated: () => void): () => void {
  const releases = join(dist, '.releases', tenant);
  const watchers: FSWatcher[] = [];
  const known = new Set(readdirSync(releases));
  const watchFolder = (folder: string, onChange: (name: string) => void): void => {
    const watcher = watch(folder, { persistent: false }, (_, name) => onChange(name ?? ''));
    // The folder may be moved while it is watched.
    watcher.on('error', () => {});
    watchers.push(watcher);
  };
  watchFolder(dist, (name) => {
    if (createdFileOf('dist', name, tenant) === wanted) onCreated();
  });
  watchFolder(releases, (name) => {
    if (known.has(name) || !/^\d+$/.test(name)) return;
    known.add(name);
    if (wanted === 'release folder') return onCreated();
    try {
      watchFolder(join(releases, name), (file) => {
        if (createdFileOf('release', file, tenant) === wanted) onCreated();
      });
      for (const file of readdirSync(join(releases, name)))
        if (createdFileOf('release', file, tenant) === wanted) onCreated();
    } catch {
      // The folder is gone, because the build was killed or failed. The test notices that.
    }
  });
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

interface Killable {
  kill(signal: 'SIGKILL'): boolean;
}

/** Kills a process as soon as it creates the file. Resolves when it was killed or `ended` resolves. */
export async function killAtFile(
  child: Killable,
  ended: Promise<unknown>,
  [dist, tenant]: [dist: string, tenant: string],
  wanted: CreatedFile,
): Promise<void> {
  let stopWatching = () => {};
  const killed = new Promise<void>((resolve) => {
    stopWatching = watchFor(dist, tenant, wanted, () => {
      child.kill('SIGKILL');
      resolve();
    });
  });
  await Promise.race([killed, ended]);
  stopWatching();
}

/** Kills a process after `ms` milliseconds, unless it ends before. */
export async function killAfter(child: Killable, ended: Promise<unknown>, ms: number): Promise<void> {
  const timer = new AbortController();
  await Promise.race([setTimeout(ms, undefined, { signal: timer.signal }).catch(() => {}), ended]);
  timer.abort();
  child.kill('SIGKILL');
}
