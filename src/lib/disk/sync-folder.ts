import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Windows opens no folders, and some network file systems cannot flush them. They have no other way. */
const UNSUPPORTED = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP']);

/**
 * Flushes the names in a folder to disk. Until then a power cut may undo that files there were created, renamed or
 * removed, even if their contents were flushed.
 *
 * @throws the file system's error, unless this system cannot flush folders
 */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (!UNSUPPORTED.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
