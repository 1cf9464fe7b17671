import { hash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A published key and the server it is for. */
export interface PublishedKey {
  host: string;
  port: number;
  key: string;
}

const FOLDER = join('.cache', 'index', 'refused-keys');

/** A digest names the key: the key itself is written nowhere. */
const fileOf = (root: string, { host, port, key }: PublishedKey): string =>
  join(root, FOLDER, hash('sha256', `${host}:${port} ${key}`));

/** Remembers that a key can do too much, so that no build publishes it; `root` is the project's folder. */
export function rememberRefusedKey(root: string, key: PublishedKey): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(fileOf(root, key), '');
}

export const isRefusedKey = (root: string, key: PublishedKey): boolean => existsSync(fileOf(root, key));
