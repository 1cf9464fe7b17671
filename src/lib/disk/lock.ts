import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAlive, startOf } from './process-alive.ts';
import { escapeRegExp, removeDeadFiles } from './remove-dead-files.ts';

/** Thrown when another process holds the lock. The message tells the user what to do. */
export class Locked extends Error {}

/** The process that holds a lock. Process ids are reused, so the start time identifies it. */
interface Owner {
  pid: number;
  start: string;
}

const THIS_PROCESS: Owner = { pid: process.pid, start: startOf(process.pid) };

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Creates the lock file with this process's id in it; false if it exists. Linking a finished file makes
 * sure that nobody reads it half written.
 */
function createLockFile(file: string): boolean {
  const temporary = `${file}.${process.pid}.new`;
  try {
    writeFileSync(temporary, `${THIS_PROCESS.pid} ${THIS_PROCESS.start}`);
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    removeQuietly(temporary);
  }
}

/** The owner of a lock file; null if the file does not exist. */
function ownerOf(file: string): Owner | null {
  try {
    const [pid, start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

// Locks of this process. A lock file with its id that is not listed here is from an earlier process.
const HELD = new Set<string>();

/** True if the owner is another running process and still the one that took the lock. */
const isRunning = ({ pid, start }: Owner): boolean =>
  pid !== THIS_PROCESS.pid &&
  Number.isInteger(pid) &&
  pid > 0 &&
  isAlive(pid) &&
  (start === '' || startOf(pid) === start);

/**
 * Removes the lock of an ended process. Only the process that holds the claim file may do so: of several that
 * saw the same stale lock one removes it, and none removes the lock taken next.
 */
function removeStaleLock(file: string, owner: Owner): void {
  const claim = `${file}.${owner.pid}.claim`;
  if (!createLockFile(claim)) {
    const claimant = ownerOf(claim);
    if (claimant !== null && !isRunning(claimant)) rmSync(claim, { force: true });
    return;
  }
  try {
    const current = ownerOf(file);
    // The id in a damaged lock file is NaN, which `===` finds unequal to itself.
    if (Object.is(current?.pid, owner.pid) && current?.start === owner.start) rmSync(file, { force: true });
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Acquires a lock file, also one whose process has ended.
 *
 * @returns a function that releases the lock, or the running process that holds it
 * @throws the file system's error if no lock file can be written
 */
function tryLock(file: string): (() => void) | Owner {
  const path = resolve(file);
  mkdirSync(dirname(file), { recursive: true });
  while (!createLockFile(file)) {
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (HELD.has(path) || isRunning(owner)) return owner;
    removeStaleLock(file, owner);
  }
  HELD.add(path);
  // Removes temporary files of processes that were killed while they acquired the lock.
  removeDeadFiles(dirname(path), new RegExp(`^${escapeRegExp(basename(path))}\\..*?(\\d+)\\.new$`));
  return () => {
    HELD.delete(path);
    removeQuietly(file);
  };
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The file stays on a failing disk. The next process takes the lock over once this one has ended.
  }
}

/**
 * Acquires a lock file at once.
 *
 * @param busy the start of the message: "harbourline is being built"
 * @returns a function that releases the lock
 * @throws Locked if a running process holds it; the file system's error if no lock file can be written
 */
export function acquireLock(file: string, busy: string): () => void {
  const lock = tryLock(file);
  if (typeof lock === 'function') return lock;
  throw new Locked(`${busy} by another process (${lock.pid}). Wait for it to end, then try again.`);
}

/**
 * Acquires a lock file as soon as it is free; checks five times a second.
 *
 * @throws the file system's error
 */
export async function waitForLock(file: string): Promise<() => void> {
  for (;;) {
    const lock = tryLock(file);
    if (typeof lock === 'function') return lock;
    await setTimeout(200);
  }
}
