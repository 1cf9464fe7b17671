import type { Path } from '../../tenant/problem.ts';
import { contentSections } from '../../tenant/schema/sections.ts';
import { walkTexts } from '../../tenant/schema/walk.ts';
import type { ContentDocument } from '../../tenant/tenant.ts';
import type { Page } from '../page.ts';
import type { DeadTarget, LinkChecker } from './link-checker.ts';
import { deadLinksAmong, linksIn } from './text-links.ts';

/** A broken link on a content page. */
export interface DeadLink {
  /** Slug of the page. */
  slug: string;
  /** Key of the front matter that has the link; empty if it is in the text below. */
  path: Path;
  /** As written on the page; empty for a link in the front matter. */
  href: string;
  message: string;
}

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
  return content.flatMap(({ slug, html, sections }) => {
    const page = pageAt(`/${slug}`);
    const settings = walkTexts(sections ?? [], contentSections, ['sections']);
    return [
      ...deadLinksAmong(settings, (href) => check(href, page)).map(({ path, message }) => ({
        slug,
        path,
        href: '',
        message,
      })),
      ...linksIn(html).flatMap((href) => {
        const dead = check(href, page);
        return dead ? [{ slug, path: [], href, message: messageOf(slug, href, dead) }] : [];
      }),
    ];
  });
}
