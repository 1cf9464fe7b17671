import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Another process is building the same tenant. The message says what to do. */
export class BuildLocked extends Error {}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes the lock file, or throws `BuildLocked`. A lock whose process has ended is taken over.
 * Answers the function that gives it back.
 */
export function takeLock(file: string, what: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && Number.isInteger(owner) && owner > 0 && isAlive(owner)) {
      throw new BuildLocked(
        `${what} is being built by another process (${owner}). Wait for it to end, then try again.`,
      );
    }
    rmSync(file, { force: true });
  }
}

/** Takes the lock file as soon as it is free, looking five times a second. */
export async function waitForLock(file: string, what: string): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(file, what);
    } catch (error) {
      if (!(error instanceof BuildLocked)) throw error;
      await setTimeout(200);
    }
  }
}
