import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { literally, removeDeadFiles } from './remove-dead-files.ts';

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

/** Removes the unfinished files of killed processes that were replacing this one. */
export function removeLeftovers(file: string): void {
  removeDeadFiles(dirname(file), new RegExp(`^${literally(basename(file))}\\.(\\d+)\\.tmp$`));
}
