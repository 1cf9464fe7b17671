import { join } from 'node:path';
import { checkFileInside, listFilesInside } from '../../lib/disk/files-inside.ts';
import { PICTURES_FOLDER } from '../../lib/own-picture.ts';
import { isFolder } from '../source/on-disk.ts';

/** Created by operating systems and editors: ".DS_Store", "Thumbs.db", "yard.jpg.tmp". */
const LEFTOVER = /(?:^|\/)(?:\.[^/]*|thumbs\.db|desktop\.ini|[^/]*(?:~|\.tmp|\.part|\.crdownload))$/i;

/** The files of a tenant's folder `pictures`, by the names that configuration and content use. */
export interface PictureNames {
  /** All names, sorted. */
  all: readonly string[];
  /** The file of a name, also if accents are encoded differently; null if there is none. */
  find: (name: string) => { name: string; file: string } | null;
}

/** Lists the tenant's own pictures; null if it has no such folder. */
export function pictureNames(tenantFolder: string): PictureNames | null {
  const folder = join(tenantFolder, PICTURES_FOLDER);
  if (!isFolder(folder)) return null;
  const { files } = listFilesInside(folder, tenantFolder);
  const all = files.filter((file) => !LEFTOVER.test(file)).map((file) => `${PICTURES_FOLDER}/${file}`);
  const byName = new Map(all.map((name) => [name.normalize('NFC'), name]));
  return {
    all,
    find: (written) => {
      const name = byName.get(written.normalize('NFC'));
      return name === undefined ? null : { name, file: join(tenantFolder, name) };
    },
  };
}

/** The file of one of the tenant's own pictures; null if there is none. */
export function ownPictureFile(tenantFolder: string, name: string): string | null {
  const file = join(tenantFolder, name);
  return checkFileInside(file, join(tenantFolder, PICTURES_FOLDER)) === 'file' ? file : null;
}
