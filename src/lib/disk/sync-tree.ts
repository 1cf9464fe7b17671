import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Files that are flushed at once, since a disk writes many together almost as fast as one. */
const AT_ONCE = 16;

/**
 * Flushes a folder to disk with everything in it. Links are not followed.
 *
 * @throws the file system's error
 */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).values();
  const syncNext = async () => {
    for (const { parentPath, name } of files) {
      const file = await open(join(parentPath, name), 'r');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, syncNext));
  for (const entry of entries) if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
  syncFolder(folder);
}
