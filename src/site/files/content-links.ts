import { leadsSomewhere } from '../../frame/link-target.ts';
import type { ContentDocument } from '../../tenant/tenant.ts';

/** Links of the dealer's own pages that lead to no page of the site, in words. */
export function deadContentLinks(content: readonly ContentDocument[], live: ReadonlySet<string>): string[] {
  return content.flatMap(({ slug, html }) => {
    const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const dead = [...new Set(hrefs)].filter((href) => !leadsSomewhere(href, live));
    return dead.map((href) => `The page /${slug} links to ${href}, which does not exist.`);
  });
}
