import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  defaultDataRoot,
  type StockFolders,
  stockFolders,
} from '../../../src/stock/data-folder/data-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The folders of a tenant, as commands find them that are not told where its data folder is. */
export const foldersOf = (folder: string): StockFolders =>
  stockFolders(folder, defaultDataRoot(dirname(resolve(folder))));

/** Creates both folders of a tenant. */
export function temporaryTenant(name: string): StockFolders {
  const folders = foldersOf(join(temporaryFolder(name), 'tenants', name));
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  return folders;
}
