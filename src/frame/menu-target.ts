import { leadsSomewhere } from './link-target.ts';
import type { LinkView } from './page.ts';

/** One link, and the addresses it may lead to: the first that answers is taken. */
export interface MenuTarget {
  label: string;
  hrefs: string[];
}

/** Links of the targets that lead somewhere, each address once. */
export function liveLinks(targets: MenuTarget[], live: ReadonlySet<string>): LinkView[] {
  const links = new Map<string, LinkView>();
  for (const { label, hrefs } of targets) {
    const href = hrefs.find((candidate) => leadsSomewhere(candidate, live));
    if (href !== undefined && !links.has(href)) links.set(href, { label, href });
  }
  return [...links.values()];
}
