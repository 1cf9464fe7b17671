import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { escapeRegExp, removeDeadFiles } from './remove-dead-files.ts';
import { syncFolder } from './sync-folder.ts';

const temporaryOf = (file: string): string => `${file}.${process.pid}.tmp`;

/**
 * Replaces a file atomically: writes a temporary file beside it, flushes it to disk and renames it. After a
 * kill or with a full disk the file is either the old or the new one, complete.
 *
 * @throws the file system's error; the old file is then unchanged
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

/**
 * Renames a file that is already flushed, and flushes the new name too.
 *
 * @throws the file system's error if the file cannot be renamed or flushed
 */
export function renameToDisk(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/**
 * Moves a finished file that is not flushed yet, and flushes it and its new name. Waits for the disk without blocking the
 * process, because the file may be large.
 *
 * @throws the file system's error; the file may then still have its old name
 */
export async function moveToDisk(from: string, to: string): Promise<void> {
  const file = await open(from, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  renameToDisk(from, to);
}

/** Removes temporary files left by killed processes that were replacing this file. */
export function removeLeftovers(file: string): void {
  removeDeadFiles(dirname(file), new RegExp(`^${escapeRegExp(basename(file))}\\.(\\d+)\\.tmp$`));
}
