import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Files that a build creates while it publishes, in this order. */
export const SIGHTS = [
  'release folder',
  'manifest’s temporary',
  'manifest',
  'next link',
  'live link',
] as const;
export type Sight = (typeof SIGHTS)[number];

const MANIFEST = '.forecourt.json';

function sightOf(folder: 'dist' | 'release', name: string, tenant: string): Sight | null {
  if (folder === 'dist') {
    if (name === `.${tenant}.next`) return 'next link';
    return name === tenant ? 'live link' : null;
  }
  if (name === MANIFEST) return 'manifest';
  return name.startsWith(`${MANIFEST}.`) ? 'manifest’s temporary' : null;
}

/** Calls `seen` once, as soon as such a file appears. Returns a function that stops watching. */
function onSight(dist: string, tenant: string, sight: Sight, seen: () => void): () => void {
  const releases = join(dist, '.releases', tenant);
  const watchers: FSWatcher[] = [];
  const known = new Set(readdirSync(releases));
  const look = (folder: string, on: (name: string) => void): void => {
    const watcher = watch(folder, { persistent: false }, (_, name) => on(name ?? ''));
    // The folder may be moved while it is watched.
    watcher.on('error', () => {});
    watchers.push(watcher);
  };
  look(dist, (name) => {
    if (sightOf('dist', name, tenant) === sight) seen();
  });
  look(releases, (name) => {
    if (known.has(name) || !/^\d+$/.test(name)) return;
    known.add(name);
    if (sight === 'release folder') return seen();
    try {
      look(join(releases, name), (file) => {
        if (sightOf('release', file, tenant) === sight) seen();
      });
      for (const file of readdirSync(join(releases, name)))
        if (sightOf('release', file, tenant) === sight) seen();
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

/** Kills a process as soon as such a file appears. Resolves when it was killed or `ended` resolves. */
export async function killAtSight(
  child: Killable,
  ended: Promise<unknown>,
  [dist, tenant]: [dist: string, tenant: string],
  sight: Sight,
): Promise<void> {
  let stop = () => {};
  const seen = new Promise<void>((resolve) => {
    stop = onSight(dist, tenant, sight, () => {
      child.kill('SIGKILL');
      resolve();
    });
  });
  await Promise.race([seen, ended]);
  stop();
}

/** Kills a process after `ms` milliseconds, unless it ends before. */
export async function killAfter(child: Killable, ended: Promise<unknown>, ms: number): Promise<void> {
  const late = new AbortController();
  await Promise.race([setTimeout(ms, undefined, { signal: late.signal }).catch(() => {}), ended]);
  late.abort();
  child.kill('SIGKILL');
}
