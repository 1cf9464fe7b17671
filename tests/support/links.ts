import { withoutTrailingSlash } from '../../src/frame/link-target.ts';
import type { Inventory } from '../../src/site/inventory.ts';

const LINK_KEY = /^(href|action)$|Href$/;
/** `action` is a link in the budget finder, and text everywhere else. */
const isLink = (key: string, value: string) =>
  LINK_KEY.test(key) && (key !== 'action' || value.startsWith('/'));

/** All links in page data, each with a page that has it. Links inside HTML texts are not included. */
export function linksOf(inventory: Inventory): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new WeakSet<object>();
  const walk = (value: unknown, where: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') walk(inner, where);
      else if (isLink(key, inner)) found.set(inner, where);
    }
  };
  for (const page of inventory.pages) walk(page, page.path);
  return found;
}

/** Links to missing pages of the site, each with a page it is on. */
export function deadLinks(inventory: Inventory): string[] {
  const pagePaths = new Set(inventory.sources.map(({ path }) => withoutTrailingSlash(path)));
  return [...linksOf(inventory)]
    .filter(([href]) => href.startsWith('/') && !href.startsWith('/api/'))
    .filter(([href]) => !pagePaths.has(withoutTrailingSlash(href.replace(/[?#].*$/, ''))))
    .map(([href, where]) => `${where} links to ${href}`);
}
