import { copyFileSync, linkSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const code = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;
export const isMissing = (error: unknown): boolean => code(error) === 'ENOENT';

/** Creates each folder only once, because `mkdir` costs as much as a small write. */
export class FolderMaker {
  readonly #created = new Set<string>();

  ensureFor(file: string): void {
    const folder = dirname(file);
    if (this.#created.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#created.add(folder);
  }
}

/** Writes a new file. An existing one is removed first: it may be a hard link into an older release. */
export function writeFresh(file: string, body: string | Uint8Array): void {
  try {
    writeFileSync(file, body, { flag: 'wx' });
  } catch (error) {
    if (code(error) !== 'EEXIST') throw error;
    unlinkSync(file);
    writeFileSync(file, body, { flag: 'wx' });
  }
}

/**
 * Hard-links a file, or copies it when source and target are on different file systems. Replaces an existing target.
 */
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

/** Lists files below a folder: sorted relative paths with forward slashes; empty when the folder is missing. */
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

/** Names of the folders directly inside a folder; empty when it is missing. */
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
