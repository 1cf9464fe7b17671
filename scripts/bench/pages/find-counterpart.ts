import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFile } from '../../../src/serve/find-file.ts';
import type { SamplePage } from './sample-pages.ts';

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** True if the page at the path shows a spin; null if there is no such page. */
async function hasSpin(site: string, path: string): Promise<boolean | null> {
  const found = await findFile(site, segmentsOf(path));
  return found && /<spin-viewer|data-spin/.test(await readFile(found.file, 'utf8'));
}

/**
 * Finds the path of the same page in another build's site. That build may not have the page, because its address has
 * changed or its vehicle is not in stock. Then returns the first page of the sitemap that is in the same folder and,
 * like the page, has a spin or has none; null if there is no such page either.
 *
 * @param site folder of the other build's site
 */
export async function findCounterpart(site: string, { name, path }: SamplePage): Promise<string | null> {
  const wanted = name === 'vehicle with spin';
  const isAlike = async (other: string) => (await hasSpin(site, other)) === wanted;
  if (await isAlike(path)) return path;
  const sitemap = await readFile(join(site, 'sitemap.xml'), 'utf8');
  const [folder] = segmentsOf(path);
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const [first, ...rest] = segmentsOf(pathname);
    if (first === folder && rest.length > 0 && (await isAlike(pathname))) return pathname;
  }
  return null;
}
