import { join } from 'node:path';
import { removeDeadFiles } from '../../lib/disk/remove-dead-files.ts';

/** Path prefix of this process's temporary files. */
export function temporaryPrefix(folder: string): string {
  return join(folder, `.import-${process.pid}.`);
}

/** Removes temporary files of imports that were killed; those of running imports stay. */
export function removeLeftovers(folder: string): void {
  removeDeadFiles(folder, /^\.import-(\d+)\./);
}
