import { hash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A search key in published pages, and its server. */
export interface PublishedKey {
  host: string;
  port: number;
  key: string;
}

const FOLDER = join('.cache', 'index', 'refused-keys');

// The file is named by a digest, so that the key itself is not written to disk.
const fileOf = (root: string, { host, port, key }: PublishedKey): string =>
  join(root, FOLDER, hash('sha256', `${host}:${port} ${key}`));

/**
 * Records that a key has too many rights, so that no build publishes it.
 *
 * @param root the project's folder
 * @throws the file system's error
 */
export function rememberRefusedKey(root: string, key: PublishedKey): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(fileOf(root, key), '');
}

/** Returns whether `rememberRefusedKey` has recorded this key for this server. */
export const isRefusedKey = (root: string, key: PublishedKey): boolean => existsSync(fileOf(root, key));
