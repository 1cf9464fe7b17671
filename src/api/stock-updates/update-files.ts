import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderOnDisk } from '../../lib/disk/make-folder.ts';

const queueOf = (folder: string): string => join(folder, '.import-queue');

/** Path of an update's file. It is in the tenant's folder, because workers on other machines share that, too. */
export const updateFile = (folder: string, id: string): string => join(queueOf(folder), id);

const ARRIVING = 'arriving-';
/** A body that has not arrived completely after this time never will: its process has ended. */
const LEFT_OVER_MS = 60 * 60_000;

/** Path of a body while it arrives. Leftovers are removed by their age, because other machines share the folder. */
export function arrivingFile(folder: string, now: Date): string {
  const queue = queueOf(folder);
  makeFolderOnDisk(queue, 0o700);
  for (const name of readdirSync(queue)) {
    const file = join(queue, name);
    const { mtimeMs = now.getTime() } = name.startsWith(ARRIVING)
      ? (statSync(file, { throwIfNoEntry: false }) ?? {})
      : {};
    if (now.getTime() - mtimeMs > LEFT_OVER_MS) rmSync(file, { force: true });
  }
  return join(queue, `${ARRIVING}${randomUUID()}`);
}

/** Path of the import report of a refused update, beside the update's file. */
export const importReportOf = (file: string): string => `${file}.report.json`;
