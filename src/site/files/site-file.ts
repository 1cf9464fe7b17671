export type FileBody = string | Uint8Array;

/** A body that need not be made where a file with this digest is published already. */
export interface LazyBody {
  digest: string;
  make: () => FileBody;
}

/** A file of the site that is not a page: sitemap, robots, headers, redirects, the search's index. */
export interface SiteFile {
  /** Relative to the site's root: "robots.txt". */
  path: string;
  body: FileBody | LazyBody;
}

export interface TextFile extends SiteFile {
  body: string;
}
