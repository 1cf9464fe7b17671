import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-alive.ts';

/**
 * Removes temporary files whose process has ended. Those of running processes stay.
 *
 * @param names pattern of temporary file names; its first group is the process id
 * @throws the file system's error if the folder cannot be read
 */
export function removeDeadFiles(folder: string, names: RegExp): void {
  for (const name of readdirSync(folder)) {
    const pid = names.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
