import { decodeHTMLAttribute } from 'entities/decode';
import { internalPath } from '../../frame/link-target.ts';
import { canonicalPath } from '../../lib/canonical-path.ts';
import { sitePath } from '../../lib/site-path.ts';
import type { Tenant } from '../../tenant/tenant.ts';

/** A broken link on a content page. */
export interface DeadLink {
  /** Slug of the page. */
  slug: string;
  /** As written on the page. */
  href: string;
  message: string;
}

/**
 * Finds links on content pages to addresses of the site that do not exist.
 *
 * @param answers returns true if the address is published or redirected
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
      message: `The page /${slug} links to ${href}, which does not exist. Correct or remove the link.`,
    }));
  });
}
