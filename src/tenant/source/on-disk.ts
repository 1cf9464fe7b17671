import { readdirSync, type Stats, statSync } from 'node:fs';

/** Null if the path cannot be looked up, usually because nothing exists there. */
function statOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** Returns whether a path, or the target of a link, is a regular file. */
export const isFile = (path: string): boolean => statOf(path)?.isFile() ?? false;

/** Returns whether a path, or the target of a link, is a folder. */
export const isFolder = (path: string): boolean => statOf(path)?.isDirectory() ?? false;

/** Names in a folder; empty if it does not exist. */
export const namesIn = (path: string): string[] => (isFolder(path) ? readdirSync(path) : []);
