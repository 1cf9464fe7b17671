import { leadsSomewhere } from './link-target.ts';
import type { LinkView } from './page.ts';

/** A link with alternative addresses: the first one that exists on the site is used. */
export interface MenuTarget {
  label: string;
  hrefs: string[];
}

/** Links of the targets that exist on the site. An address that occurs twice is linked once. */
export function liveLinks(targets: MenuTarget[], live: ReadonlySet<string>): LinkView[] {
  const links = new Map<string, LinkView>();
  for (const { label, hrefs } of targets) {
    const href = hrefs.find((candidate) => leadsSomewhere(candidate, live));
    if (href !== undefined && !links.has(href)) links.set(href, { label, href });
  }
  return [...links.values()];
}
