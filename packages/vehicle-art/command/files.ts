import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Rendered, SPIN } from '../catalogue.ts';
import { filmPath, framePath, picturePath, roomPath, spotsPath } from '../catalogue-format.ts';

/** Writes a file under another name and renames it then, so that a stopped run leaves no incomplete file. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

export const hasFile = (folder: string, path: string): boolean => {
  const file = join(folder, path);
  return existsSync(file) && statSync(file).size > 0;
};

export const hasFrame = (folder: string, path: string, frame: number): boolean =>
  hasFile(folder, framePath(path, frame));

export const renderedIn = (folder: string): Rendered => ({
  picture: (path, widths) => widths.every((width) => hasFile(folder, picturePath(path, width))),
  spin: (path) =>
    hasFile(folder, spotsPath(path)) &&
    Array.from({ length: SPIN.frames }, (_, i) => i).every((i) => hasFrame(folder, path, i)),
  film: (path) => hasFile(folder, filmPath(path)),
  room: (path) => hasFile(folder, roomPath(path)) && hasFile(folder, spotsPath(path)),
});

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
