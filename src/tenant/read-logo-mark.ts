import { join } from 'node:path';
import { checkFileInside } from '../lib/disk/files-inside.ts';
import { fileError, type Problem } from './problem.ts';
import type { TenantReading } from './read-tenant.ts';
import { MAX_MARK_BYTES } from './source/limits.ts';
import { readText } from './source/read-text.ts';

/**
 * Reads the SVG of the logo mark, the symbol beside the dealer's name; null if there is none. `checkComponents` reports
 * a missing file.
 */
export async function readLogoMark({
  folder,
  draft,
}: Pick<TenantReading, 'folder' | 'draft'>): Promise<{ svg: string | null; problems: Problem[] }> {
  const mark = draft.value('logo')?.mark;
  const file = join(folder, mark ?? '');
  if (mark === undefined || checkFileInside(file, folder) !== 'file') return { svg: null, problems: [] };
  const text = await readText(file, MAX_MARK_BYTES);
  if (text.ok) return { svg: text.text, problems: [] };
  return { svg: null, problems: [fileError(file, text.message, text.line)] };
}
