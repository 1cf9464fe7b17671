import { decodeHTMLAttribute } from 'entities/decode';
import { internalPath } from '../../frame/link-target.ts';
import { canonicalPath } from '../../lib/canonical-path.ts';
import { sitePath } from '../../lib/site-path.ts';
import type { Tenant } from '../../tenant/tenant.ts';

/** A link of the dealer's own page that leads nowhere. */
export interface DeadLink {
  /** Of the page. */
  slug: string;
  /** As written in the page. */
  href: string;
  message: string;
}

/**
 * Links of the dealer's own pages that lead nowhere on the site.
 *
 * @param answers whether something is published at an address, or redirected from it
 */
export function deadContentLinks(
  { site, content }: Pick<Tenant, 'site' | 'content'>,
  answers: (href: string) => boolean,
): DeadLink[] {
  return content.flatMap(({ slug, html }) => {
    const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
      decodeHTMLAttribute(href),
    );
    const dead = [...new Set(hrefs)].filter((href) => {
      const address = sitePath(href, site.url);
      return !answers(canonicalPath(internalPath(address) ?? '') || address);
    });
    return dead.map((href) => ({
      slug,
      href,
      message: `The page /${slug} links to ${href}, which does not exist.`,
    }));
  });
}
