import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../lib/disk/replace-file.ts';
import type { LinkedFile } from './linked-files.ts';

/** Makes a picture. Returns null if its source cannot be read. */
export type Make = () => Promise<Buffer | null>;

export interface PictureCache {
  /** The files to publish. */
  files: LinkedFile[];
  /**
   * Makes a picture, unless it was made from the same inputs before. Returns false if it cannot be made.
   *
   * @param path in the site
   */
  publish: (path: string, inputs: readonly unknown[], make: Make) => Promise<boolean>;
  /** Removes the pictures that the site no longer needs. Published sites keep theirs, which are links or copies. */
  prune: () => void;
}

/**
 * A folder of pictures that builds make, each once. Only the build that has the tenant's lock uses it.
 *
 * @param version part of each picture's digest
 */
export function pictureCache(cache: string, version: number): PictureCache {
  mkdirSync(cache, { recursive: true });
  const files: LinkedFile[] = [];
  return {
    files,
    publish: async (path, inputs, make) => {
      const digest = hash('sha1', JSON.stringify([version, ...inputs]));
      const source = join(cache, digest);
      if (!existsSync(source)) {
        const body = await make();
        if (body === null) return false;
        replaceFile(source, body);
      }
      files.push({ path: path.slice(1), source, signature: digest });
      return true;
    },
    prune: () => {
      const named = new Set(files.map(({ signature }) => signature));
      for (const name of readdirSync(cache)) if (!named.has(name)) rmSync(join(cache, name));
    },
  };
}
