import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvLine } from '../../lib/csv-line.ts';
import { replaceFile } from '../../lib/disk/replace-file.ts';
import { REDIRECT_COLUMNS, REDIRECTS_FILE } from './redirects-file.ts';

function existingText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Adds redirects at the end of a tenant's redirects file. The lines that it has stay as they are, apart from the header
 * if it lacks the column `fallback`. Returns the file's path.
 *
 * @throws the file system's error; the file is then unchanged
 */
export function appendRedirects(
  folder: string,
  redirects: readonly { from: string; to: string; fallback: readonly string[] }[],
): string {
  const file = join(folder, REDIRECTS_FILE);
  const header = csvLine(REDIRECT_COLUMNS);
  const lines = existingText(file).replace(/\s+$/, '').split(/\r?\n/);
  const [, ...rows] = lines;
  const added = redirects.map(({ from, to, fallback }) => csvLine([from, to, fallback.join(' ')]));
  replaceFile(file, `${[header, ...rows, ...added].join('\n')}\n`);
  return file;
}
