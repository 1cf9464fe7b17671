/** Removes the trailing slash: static hosts serve the same page with and without it. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Path of a link within this site, without query, hash and trailing slash; null for links to a place on the same
 * page, other sites, phone numbers and mail.
 */
export function internalPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  return withoutTrailingSlash(href.replace(/[?#].*$/, ''));
}

/** Paths that are not pages: the service, pictures, scripts and styles. Links to them count as existing. */
const NON_PAGE = /^\/(api|_?media|_astro)(\/|$)/;

/**
 * True for links to an existing page of the site, and for links that are not checked: those to a place on the same
 * page, to other sites, phone numbers and mail, and to paths that are not pages.
 *
 * @param pagePaths paths of all pages, without trailing slash
 */
export function linkTargetExists(href: string, pagePaths: ReadonlySet<string>): boolean {
  const path = internalPath(href);
  return path === null || NON_PAGE.test(path) || pagePaths.has(path);
}
