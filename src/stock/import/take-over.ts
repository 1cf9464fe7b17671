import { copyFileSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeDeadFiles } from '../../lib/disk/remove-dead-files.ts';
import { moveToDisk } from '../../lib/disk/replace-file.ts';
import { readablePath } from '../../lib/readable-path.ts';
import { dataFiles, type StockFolders, TEMPORARY_FILE } from '../data-folder/data-files.ts';

/** Moves a file, also to another disk. Ended half-way, it can be repeated. */
async function moveFile(from: string, to: string, temporary: string): Promise<void> {
  copyFileSync(from, temporary);
  await moveToDisk(temporary, to);
  rmSync(from, { force: true });
}

/**
 * Moves the reports that an earlier version wrote beside site.yaml to the data folder. Call it with the lock of the
 * import. Its stock stays, because it may be committed; the next import begins with it.
 *
 * @returns a sentence about each report
 */
export async function takeOverReports({ folder, data }: StockFolders): Promise<string[]> {
  const [earlier, present] = [dataFiles(folder), dataFiles(data)];
  const sentences: string[] = [];
  for (const name of ['report', 'refusedReport'] as const) {
    if (!existsSync(earlier[name])) continue;
    await moveFile(earlier[name], present[name], `${present.temporary}moved`);
    sentences.push(
      `The report of an earlier version, ${readablePath(earlier[name])}, was moved to ${readablePath(dirname(present[name]))}.`,
    );
  }
  if (existsSync(folder)) removeDeadFiles(folder, TEMPORARY_FILE);
  return sentences;
}

/**
 * Moves stock that arrived for an earlier version from the tenant's folder to the data folder. Files that another
 * process moves at the same time are left to it.
 *
 * @param isFinished false for the name of a file that an earlier version may still be writing
 * @returns the number of files
 */
export async function takeOverQueue(
  { folder, data }: StockFolders,
  isFinished: (name: string) => boolean,
): Promise<number> {
  const [from, to] = [dataFiles(folder).queue, dataFiles(data).queue];
  const names = readdirSync(from).filter(isFinished);
  for (const name of names)
    await moveFile(join(from, name), join(to, name), join(to, `${name}.${process.pid}.moved`)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  if (readdirSync(from).length === 0) rmdirSync(from);
  return names.length;
}
