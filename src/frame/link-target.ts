/** Removes the final slash: hosts answer both forms, so both name the same page. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Path of a link within this site, without query, hash and final slash; null for anchors, other sites, phone
 * numbers and mail.
 */
export function internalPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  return withoutTrailingSlash(href.replace(/[?#].*$/, ''));
}

/** Paths that exist but are not pages: the service, pictures, scripts and styles. */
const SERVED = /^\/(api|_?media|_astro)(\/|$)/;

/** True for links to an existing page of the site, and for all links that leave the site. */
export function linkTargetExists(href: string, pagePaths: ReadonlySet<string>): boolean {
  const path = internalPath(href);
  return path === null || SERVED.test(path) || pagePaths.has(path);
}
