import { isRendered } from '../../../src/render/file-body.ts';
import type { SiteFile } from '../../../src/site/files/site-file.ts';

/** Which kinds of promo tiles a site's file of tiles holds for what is searched: "", "Kia", "new" or "Kia|new". */
export function drawnKinds(file: SiteFile | undefined, key: string): string[] | undefined {
  if (!file || !isRendered(file.body)) throw new Error('The site has no file of tiles.');
  const page = file.body.page();
  if (page.kind !== 'stored-tiles') throw new Error(`${page.path} is no file of tiles.`);
  return page.pools[key]?.map(({ tile }) => tile.kind);
}
