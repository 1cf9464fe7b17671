import { copyFileSync, linkSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const code = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;
export const isMissing = (error: unknown): boolean => code(error) === 'ENOENT';

/** Makes folders once each: `mkdir` costs as much as a small write. */
export class FolderMaker {
  readonly #made = new Set<string>();

  ensureFor(file: string): void {
    const folder = dirname(file);
    if (this.#made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
  }
}

/** Writes a file that does not share its bytes with a hard link of an older release. */
export function writeFresh(file: string, body: string | Uint8Array): void {
  try {
    writeFileSync(file, body, { flag: 'wx' });
  } catch (error) {
    if (code(error) !== 'EEXIST') throw error;
    unlinkSync(file);
    writeFileSync(file, body, { flag: 'wx' });
  }
}

/** A hard link, or a copy where the file systems differ. An existing target is replaced. */
export function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (code(error) === 'EEXIST') {
      unlinkSync(target);
      linkOrCopy(source, target);
    } else if (code(error) === 'EXDEV') copyFileSync(source, target);
    else throw error;
  }
}

/** Files below a folder, as paths relative to it with forward slashes, sorted; none when it is missing. */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Names of the folders directly inside a folder; none when it is missing. */
export function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
