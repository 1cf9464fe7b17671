import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderOnDisk } from '../../lib/disk/make-folder.ts';
import { syncFolder } from '../../lib/disk/sync-folder.ts';

/** Photos of leads as files, a folder for each lead. */
export interface PhotoFiles {
  /** When it resolves, the photo is on disk. @throws the error of the disk */
  write: (leadId: string, photoId: string, jpeg: Buffer) => Promise<void>;
  /** Resolves to null if there is no such file. @throws any other error of the disk */
  read: (leadId: string, photoId: string) => Promise<Buffer | null>;
  remove: (leadId: string, photoId: string) => Promise<void>;
  /** Removes all photos of a lead. */
  removeAll: (leadId: string) => Promise<void>;
  /** Ids of all leads that have a folder. */
  leads: () => Promise<string[]>;
}

/** Folder of the photos in the service's data folder. */
export const photoFolder = (data: string): string => join(data, 'photos');

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Keeps photos below a folder of the service's data, which no web server publishes. Pass only ids from the database:
 * they become parts of paths.
 */
export function photoFiles(folder: string): PhotoFiles {
  const fileOf = (leadId: string, photoId: string) => join(folder, leadId, `${photoId}.jpg`);
  return {
    async write(leadId, photoId, jpeg) {
      // Only the service's own user may read what shoppers sent.
      makeFolderOnDisk(join(folder, leadId), 0o700);
      const file = await open(fileOf(leadId, photoId), 'w', 0o600);
      try {
        await file.writeFile(jpeg);
        await file.sync();
      } finally {
        await file.close();
      }
      syncFolder(join(folder, leadId));
    },
    read: (leadId, photoId) =>
      readFile(fileOf(leadId, photoId)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    remove: (leadId, photoId) => rm(fileOf(leadId, photoId), { force: true }),
    removeAll: (leadId) => rm(join(folder, leadId), { recursive: true, force: true }),
    leads: () =>
      readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      }),
  };
}
