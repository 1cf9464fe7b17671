import { readdirSync, type Stats, statSync } from 'node:fs';

/** Null where nothing is there, and for what cannot be a path at all. */
function statOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** True if a path leads to an ordinary file. */
export const isFile = (path: string): boolean => statOf(path)?.isFile() ?? false;

/** True if a path leads to a folder. */
export const isFolder = (path: string): boolean => statOf(path)?.isDirectory() ?? false;

/** Names in a folder; none where there is no folder. */
export const namesIn = (path: string): string[] => (isFolder(path) ? readdirSync(path) : []);
