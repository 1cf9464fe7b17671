import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './process-alive.ts';

const temporaryOf = (file: string): string => `${file}.${process.pid}.tmp`;

/**
 * Replaces a file in one step: the new body is written beside it, brought to the disk and renamed. Killed at any
 * moment, or with the disk full, the file is the old one or the new one, whole.
 *
 * @throws what the file system says; the old file is then as it was
 */
export function replaceFile(file: string, body: string | Uint8Array): void {
  const temporary = temporaryOf(file);
  try {
    writeToDisk(temporary, body);
    renameToDisk(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeToDisk(file: string, body: string | Uint8Array): void {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, body);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Renames a file that is on the disk already, and brings the new name there too. */
export function renameToDisk(from: string, to: string): void {
  renameSync(from, to);
  try {
    const folder = openSync(dirname(to), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Not every system can do this to a folder; the rename itself has happened.
  }
}

/** Removes what killed processes left beside a file while they were replacing it. */
export function removeLeftovers(file: string): void {
  const prefix = `${basename(file)}.`;
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(prefix)) continue;
    const pid = /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dirname(file), name), { force: true });
  }
}
