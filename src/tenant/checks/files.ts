import { join, relative } from 'node:path';
import {
  checkFileInside,
  listFilesInside,
  type Refused,
  refusalMessage,
} from '../../lib/disk/files-inside.ts';
import { PICTURES_FOLDER } from '../../lib/own-picture.ts';
import { committedStock } from '../../stock/data-folder/data-files.ts';
import { fileError, type Problem } from '../problem.ts';

const FOLDERS = ['public', 'content', 'overrides', PICTURES_FOLDER];

export function refusalProblem(refused: Refused, tenantFolder: string): Problem {
  const name = relative(tenantFolder, refused.path).replaceAll('\\', '/');
  return fileError(refused.path, refusalMessage(refused, name, "the tenant's folder"));
}

/**
 * Reports pipes, devices, and links that are broken or lead out of the tenant's folder. Opens none of them, because
 * opening a pipe could block a build.
 */
export function checkFiles(tenantFolder: string): Problem[] {
  const inFolders = FOLDERS.flatMap(
    (name) => listFilesInside(join(tenantFolder, name), tenantFolder).refused,
  );
  const stock = checkFileInside(committedStock(tenantFolder), tenantFolder);
  const refused = typeof stock === 'string' ? inFolders : [...inFolders, stock];
  return refused.map((file) => refusalProblem(file, tenantFolder));
}
