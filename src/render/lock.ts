import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Makes the file with this process's id in it, whole from its first moment; false where it is there already. */
function made(file: string): boolean {
  const own = `${file}.${process.pid}.new`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    giveBack(own);
  }
}

/** Whose file it is; null: it is gone. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A living process other than this one. */
const holds = (owner: number): boolean =>
  owner !== process.pid && Number.isInteger(owner) && owner > 0 && isAlive(owner);

/**
 * Removes the lock that a process left behind. Only who holds the claim to it may: of several that saw the
 * same lock one removes it, and none removes the lock taken next.
 */
function clear(file: string, owner: number): void {
  const claim = `${file}.${owner}.claim`;
  if (!made(claim)) {
    const claimant = ownerOf(claim);
    if (claimant !== null && !holds(claimant)) rmSync(claim, { force: true });
    return;
  }
  try {
    if (ownerOf(file) === owner) rmSync(file, { force: true });
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Takes the lock file, or throws `BuildLocked`. A lock whose process has ended is taken over.
 * Answers the function that gives it back.
 */
export function takeLock(file: string, what: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  while (!made(file)) {
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (holds(owner)) {
      throw new BuildLocked(
        `${what} is being built by another process (${owner}). Wait for it to end, then try again.`,
      );
    }
    clear(file, owner);
  }
  return () => giveBack(file);
}

function giveBack(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A disk that fails keeps it; the next process takes it over once this one has ended.
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
