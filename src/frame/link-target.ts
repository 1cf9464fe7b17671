/** Path without its final slash: both forms answer, so both name one page. */
export function barePath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The bare path a link leads to on this site, or null for anchors, other sites, phones and mail. */
export function internalPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  return barePath(href.replace(/[?#].*$/, ''));
}

/** Paths that are answered, though no page of the inventory has them. */
const SERVED = /^\/(api|media|_astro)(\/|$)/;

/** Whether the link leads somewhere: to a page of the site, or off the site. */
export function leadsSomewhere(href: string, live: ReadonlySet<string>): boolean {
  const path = internalPath(href);
  return path === null || SERVED.test(path) || live.has(path);
}
