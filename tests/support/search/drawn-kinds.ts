import { isRendered } from '../../../src/render/file-body.ts';
import type { SiteFile } from '../../../src/site/files/site-file.ts';

/** Kinds of promo tiles in a site's tile file for a search key: "", "Kia", "new" or "Kia|new". */
export function drawnKinds(file: SiteFile | undefined, key: string): string[] | undefined {
  if (!file || !isRendered(file.body)) throw new Error('The site has no tile file.');
  const page = file.body.page();
  if (page.kind !== 'stored-tiles') throw new Error(`${page.path} is not a tile file.`);
  return page.pools[key]?.map(({ tile }) => tile.kind);
}
