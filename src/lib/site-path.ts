/**
 * A full address of the site itself as the path it leads to: "https://own.example/a?b#c" → "/a?b#c". Other links come
 * back as they are.
 *
 * @param site the site's own address, "https://own.example"
 */
export function sitePath(href: string, site: string): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href) || !URL.canParse(site)) return href;
  const { host, pathname, search, hash } = new URL(href);
  // "//name" as a path would be read as another host.
  if (host !== new URL(site).host || pathname.startsWith('//')) return href;
  return `${pathname}${search}${hash}`;
}
