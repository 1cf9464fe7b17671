import { join } from 'node:path';
import { removeDeadFiles } from '../../lib/disk/remove-dead-files.ts';

/** Beginning of the names an import of this process writes under until it is done. */
export function temporaryPrefix(folder: string): string {
  return join(folder, `.import-${process.pid}.`);
}

/** Removes the unfinished files of imports that were killed; running imports keep theirs. */
export function removeLeftovers(folder: string): void {
  removeDeadFiles(folder, /^\.import-(\d+)\./);
}
