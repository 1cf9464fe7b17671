import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderOnDisk } from '../../lib/disk/make-folder.ts';
import { dataFiles, type StockFolders } from '../../stock/data-folder/data-files.ts';
import { makeDataFolder } from '../../stock/data-folder/data-owner.ts';
import { takeOverQueue } from '../../stock/import/take-over.ts';

/** Path of an update's file. It is in the tenant's data folder, because workers on other machines share that, too. */
export const updateFile = ({ data }: Pick<StockFolders, 'data'>, id: string): string =>
  join(dataFiles(data).queue, id);

function makeQueue(folders: StockFolders): string {
  const { queue } = dataFiles(folders.data);
  makeDataFolder(folders);
  makeFolderOnDisk(queue, 0o700);
  return queue;
}

const ARRIVING = 'arriving-';
/** A body that has not arrived completely after this time never will: its process has ended. */
const LEFT_OVER_MS = 60 * 60_000;

/** Path of a body while it arrives. Leftovers are removed by their age, because other machines share the folder. */
export function arrivingFile(folders: StockFolders, now: Date): string {
  const queue = makeQueue(folders);
  for (const name of readdirSync(queue)) {
    const file = join(queue, name);
    const { mtimeMs = now.getTime() } = name.startsWith(ARRIVING)
      ? (statSync(file, { throwIfNoEntry: false }) ?? {})
      : {};
    if (now.getTime() - mtimeMs > LEFT_OVER_MS) rmSync(file, { force: true });
  }
  return join(queue, `${ARRIVING}${randomUUID()}`);
}

/**
 * Moves what arrived for an earlier version, which had the queue in the tenant's folder, and may still run.
 *
 * @returns the number of files
 */
export async function takeOverUpdates(folders: StockFolders): Promise<number> {
  if (!existsSync(dataFiles(folders.folder).queue)) return 0;
  makeQueue(folders);
  return takeOverQueue(folders, (name) => !name.startsWith(ARRIVING));
}

/** Path of the import report of a refused update, beside the update's file. */
export const importReportOf = (file: string): string => `${file}.report.json`;
