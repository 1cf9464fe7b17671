import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/**
 * Creates a folder, and its parents, where they are missing, and flushes their names to disk. Without that, a power cut
 * may take a new folder with flushed files away.
 *
 * @throws the file system's error
 */
export function makeFolderOnDisk(folder: string, mode?: number): void {
  const first = mkdirSync(folder, { recursive: true, mode });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let made = resolve(folder); made !== top; made = dirname(made)) syncFolder(dirname(made));
}
