import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Beginning of the names an import of this process writes under until it is done. */
export function temporaryPrefix(folder: string): string {
  return join(folder, `.import-${process.pid}.`);
}

/** Removes what a restart of the computer in the middle of an import left behind; running imports keep theirs. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^\.import-(\d+)\./.exec(name)?.[1];
    if (pid === undefined || Number(pid) === process.pid) continue;
    try {
      process.kill(Number(pid), 0);
    } catch {
      rmSync(join(folder, name), { force: true });
    }
  }
}
