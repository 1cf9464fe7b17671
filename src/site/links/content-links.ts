import { decodeHTMLAttribute } from 'entities/decode';
import type { ContentDocument } from '../../tenant/tenant.ts';
import type { Page } from '../page.ts';
import type { DeadTarget, LinkChecker } from './link-checker.ts';

/** A broken link on a content page. */
export interface DeadLink {
  /** Slug of the page. */
  slug: string;
  /** As written on the page. */
  href: string;
  message: string;
}

/** Addresses of the links in HTML, each once. */
export const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decodeHTMLAttribute(href)),
  ),
];

function messageOf(slug: string, href: string, { place, near }: DeadTarget): string {
  const why = place === null ? 'which does not exist.' : `but that page has no place "${place}".`;
  return `The page /${slug} links to ${href}, ${why}${near} Correct or remove the link.`;
}

/** Finds links on content pages to addresses of the site, or to places on its pages, that do not exist. */
export function deadContentLinks(
  content: readonly ContentDocument[],
  pageAt: (path: string) => Page | null,
  check: LinkChecker,
): DeadLink[] {
  return content.flatMap(({ slug, html }) =>
    linksIn(html).flatMap((href) => {
      const dead = check(href, pageAt(`/${slug}`));
      return dead ? [{ slug, href, message: messageOf(slug, href, dead) }] : [];
    }),
  );
}
