import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAlive, startOf } from './process-alive.ts';
import { literally, removeDeadFiles } from './remove-dead-files.ts';

/** Another process is at the same work. The message says what to do. */
export class Locked extends Error {}

/** The process that holds a lock. Process numbers are reused, so its start time tells it from a later one. */
interface Owner {
  pid: number;
  start: string;
}

const OWN: Owner = { pid: process.pid, start: startOf(process.pid) };

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Makes the file with this process in it, whole from its first moment; false where it is there already. */
function made(file: string): boolean {
  const own = `${file}.${process.pid}.new`;
  try {
    writeFileSync(own, `${OWN.pid} ${OWN.start}`);
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    giveBack(own);
  }
}

/** Reads the owner of a lock file; null where the file is gone. */
function ownerOf(file: string): Owner | null {
  try {
    const [pid, start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Locks that this process has: a file with its number that is not among them is of an earlier process. */
const HELD = new Set<string>();

/** Whether it is a living process, and still the one that took the lock. */
const holds = ({ pid, start }: Owner): boolean =>
  pid !== OWN.pid &&
  Number.isInteger(pid) &&
  pid > 0 &&
  isAlive(pid) &&
  (start === '' || startOf(pid) === start);

/**
 * Removes the lock that a process left behind. Only who holds the claim to it may: of several that saw the
 * same lock one removes it, and none removes the lock taken next.
 */
function clear(file: string, owner: Owner): void {
  const claim = `${file}.${owner.pid}.claim`;
  if (!made(claim)) {
    const claimant = ownerOf(claim);
    if (claimant !== null && !holds(claimant)) rmSync(claim, { force: true });
    return;
  }
  try {
    const now = ownerOf(file);
    if (Object.is(now?.pid, owner.pid) && now?.start === owner.start) rmSync(file, { force: true });
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Takes the lock file. A lock whose process has ended is taken over. Answers the function that gives it back.
 *
 * @param busy what another process would be at: "harbourline is being built"
 * @throws `Locked` where a living process has it; what the file system says where no lock can be made
 */
export function takeLock(file: string, busy: string): () => void {
  const path = resolve(file);
  mkdirSync(dirname(file), { recursive: true });
  while (!made(file)) {
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (HELD.has(path) || holds(owner)) {
      throw new Locked(`${busy} by another process (${owner.pid}). Wait for it to end, then try again.`);
    }
    clear(file, owner);
  }
  HELD.add(path);
  // A process may be killed while it makes the lock.
  removeDeadFiles(dirname(path), new RegExp(`^${literally(basename(path))}\\..*?(\\d+)\\.new$`));
  return () => {
    HELD.delete(path);
    giveBack(file);
  };
}

function giveBack(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A disk that fails keeps it; the next process takes it over once this one has ended.
  }
}

/** Takes the lock file as soon as it is free, looking five times a second. */
export async function waitForLock(file: string, busy: string): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(file, busy);
    } catch (error) {
      if (!(error instanceof Locked)) throw error;
      await setTimeout(200);
    }
  }
}
