import { spawn } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { syncFolder } from './sync-folder.ts';

/** Files that are flushed at once, since a disk writes many together almost as fast as one. */
const AT_ONCE = 16;

/** From this number of files on, flushing the whole disk is faster: 0.3 s instead of 2 s for 3,000 pages. */
const MANY = 100;

/**
 * Flushes the whole disk that holds a folder, which Linux can do and Node cannot. Resolves to false if that is not
 * possible here.
 */
export function syncDisk(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(false);
  return new Promise((resolve) => {
    const sync = spawn('sync', ['-f', folder], { stdio: 'ignore' });
    sync.on('error', () => resolve(false));
    sync.on('close', (status) => resolve(status === 0));
  });
}

/** Milliseconds between two flushes of `syncDuring`. */
const PAUSE_MS = 1_000;

/**
 * Flushes the disk once a second until some work has ended, so that little is left to flush afterwards. Work of less
 * than a second is left alone. Never fails: whoever needs the files on disk flushes them afterwards.
 */
export async function syncDuring(work: Promise<unknown>, folder: string): Promise<void> {
  let isDone = false;
  const end = work.then(
    () => true,
    () => true,
  );
  while (!isDone) {
    const timer = new AbortController();
    const pause = wait(PAUSE_MS, false, { signal: timer.signal }).catch(() => true);
    isDone = await Promise.race([end, pause]);
    timer.abort();
    if (!isDone && !(await syncDisk(folder))) return;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Flushes files of a folder to disk, and the names in `folders`.
 *
 * @param files relative to the folder, as are the folders
 * @throws the file system's error
 */
export async function syncFiles(
  folder: string,
  files: readonly string[],
  folders: Iterable<string>,
): Promise<void> {
  if (files.length >= MANY && (await syncDisk(folder))) return;
  const left = files.values();
  const syncNext = async () => {
    for (const file of left) await syncFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, syncNext));
  for (const inner of folders) syncFolder(join(folder, inner));
}

/** The folders that hold these files, with the folders around them. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>(['.']);
  for (const file of files)
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return folders;
}

/**
 * Flushes a folder to disk with everything in it. Links are not followed.
 *
 * @throws the file system's error
 */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) =>
    join(parentPath, name).slice(folder.length + 1);
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  await syncFiles(folder, files, [...folders, '.']);
}
