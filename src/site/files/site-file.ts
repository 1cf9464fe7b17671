import type { StoredDrawingsPage } from '../../features/card/stored-drawings.ts';

export type FileBody = string | Uint8Array;

/** A body that the views render: not again where a file with this digest is published already. */
export interface RenderedBody {
  digest: string;
  page: () => StoredDrawingsPage;
}

/** A file of the site that is not a page: sitemap, robots, headers, redirects, the search's index. */
export interface SiteFile {
  /** Relative to the site's root: "robots.txt". */
  path: string;
  body: FileBody | RenderedBody;
}

export interface TextFile extends SiteFile {
  body: string;
}
