import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-alive.ts';

/**
 * Removes the temporary files in a folder whose process has ended, as one that was killed leaves them. Those of
 * living processes stay.
 *
 * @param names of temporary files; the first group is the number of the process
 * @throws where the folder cannot be read
 */
export function removeDeadFiles(folder: string, names: RegExp): void {
  for (const name of readdirSync(folder)) {
    const pid = names.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** A text as a part of a regular expression that matches only itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
