import type { StoredDrawingsPage } from '../../features/card/stored-drawings.ts';

export type FileBody = string | Uint8Array;

/** A body that has to be rendered, unless a file with this digest is already published. */
export interface RenderedBody {
  digest: string;
  page: () => StoredDrawingsPage;
}

/** A published file other than a page: sitemap, robots, headers, redirects, search index. */
export interface SiteFile {
  /** Relative to the site's root: "robots.txt". */
  path: string;
  body: FileBody | RenderedBody;
}

export interface TextFile extends SiteFile {
  body: string;
}
