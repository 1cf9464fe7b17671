import { stat } from 'node:fs/promises';

/**
 * A text that differs if a file or folder has changed; "none" if there is none.
 *
 * @throws Error if it cannot be looked at
 */
export async function fileState(path: string): Promise<string> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return stats === null ? 'none' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
