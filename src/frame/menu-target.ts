import type { LinkView } from './page.ts';

/** A link with alternative addresses: the first one that exists on the site is used. */
export interface MenuTarget {
  label: string;
  hrefs: string[];
}

/** Links to the targets that exist. If two targets have the same address, the first one is kept. */
export function existingLinks(targets: MenuTarget[], exists: (href: string) => boolean): LinkView[] {
  const links = new Map<string, LinkView>();
  for (const { label, hrefs } of targets) {
    const href = hrefs.find(exists);
    if (href !== undefined && !links.has(href)) links.set(href, { label, href });
  }
  return [...links.values()];
}
