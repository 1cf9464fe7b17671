/**
 * Shortens an absolute URL on the site to its path: "https://dealer.example/a?b#c" → "/a?b#c". Other links
 * come back unchanged.
 *
 * @param site the site's address, "https://dealer.example"
 */
export function sitePath(href: string, site: string): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href) || !URL.canParse(site)) return href;
  const { host, pathname, search, hash } = new URL(href);
  // A path that starts with "//" would be read as another host.
  if (host !== new URL(site).host || pathname.startsWith('//')) return href;
  return `${pathname}${search}${hash}`;
}
