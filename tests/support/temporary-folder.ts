import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDataRoot } from '../../src/stock/data-folder/data-files.ts';

const folders: string[] = [];

/** Creates a temporary folder, which is removed after the last test of the file. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  // Commands put the data folders of tenants beside the folder of the tenants.
  for (const folder of folders.splice(0))
    for (const path of [folder, defaultDataRoot(folder)]) rmSync(path, { recursive: true, force: true });
}
