import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { picturePath } from '../catalogue.ts';

/** Written under another name first, so that a stopped run leaves no half file. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

export const hasPicture = (folder: string, path: string, widths: readonly number[]): boolean =>
  widths.every((width) => {
    const file = join(folder, picturePath(path, width));
    return existsSync(file) && statSync(file).size > 0;
  });
