import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { renameToDisk } from '../../../../lib/disk/replace-file.ts';
import { syncTree } from '../../../../lib/disk/sync-files.ts';
import { errorMessage } from '../../../../lib/error-message.ts';
import { SYNCED_START, SyncedFiles } from './synced-files.ts';

/**
 * Creates a database under another name and renames it when it is complete and on disk, so that neither a killed process
 * nor a power cut leaves an incomplete database.
 */
async function createDatabase(path: string): Promise<void> {
  const unfinished = `${path}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  await syncTree(unfinished);
  renameToDisk(unfinished, path);
}

/**
 * Starts the embedded database of a folder in this thread, and creates it if there is none.
 *
 * @param path the database's own folder, which no other thread or process uses
 * @throws Error in words for the operator if it cannot be opened
 */
export async function startPGlite(path: string): Promise<PGlite> {
  if (!existsSync(path)) await createDatabase(path);
  const messages: string[] = [];
  try {
    // PGlite would create an empty database over a damaged one.
    if (!existsSync(join(path, 'PG_VERSION'))) throw new Error('the file PG_VERSION is missing');
    // Our own lock tells whether another process is running. PostgreSQL refuses to start if a power cut left its file
    // empty.
    rmSync(join(path, 'postmaster.pid'), { force: true });
    return await PGlite.create({
      fs: new SyncedFiles(path),
      startParams: SYNCED_START,
      onStderr: (line) => messages.push(line) > 0,
    });
  } catch (cause) {
    const fatal = messages.flatMap((line) => /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? []);
    const problem = fatal.at(-1) ?? errorMessage(cause);
    throw new Error(
      `The database in ${path} cannot be opened (${problem}). Its leads may still be in it, so keep that folder. Move it elsewhere, put the copy of your last backup in its place, and start again; without a copy, an empty database is created.`,
      { cause },
    );
  }
}
