import { isPage, type RenderedPage } from '../site/page.ts';

/**
 * The file a page's path is written to, relative to the site's root.
 *
 * A path with a final slash becomes a folder's index ("/search/used-cars/"), one without becomes a flat
 * file ("/cars/x" → "cars/x.html"), so that static hosts serve the canonical form without a redirect and
 * ten thousand vehicles need no folder each.
 */
export function outputPath(path: string): string {
  if (path === '/') return 'index.html';
  const bare = decodeURI(path).slice(1);
  return bare.endsWith('/') ? `${bare}index.html` : `${bare}.html`;
}

/** The file that a rendered page is written to. Card and tile files already have a file name as their path. */
export const filePath = (page: RenderedPage): string =>
  isPage(page) ? outputPath(page.path) : page.path.slice(1);
