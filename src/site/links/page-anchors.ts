import { ownProperty } from '../../lib/own-property.ts';
import { PAGE_SECTIONS } from '../../tenant/schema/defaults/page-sections.ts';
import type { Page } from '../page.ts';

/** Places in the frame around every page. "#" and "#top" lead to the top of any page. */
const IN_FRAME = ['', 'top', 'main', 'site-links'];

/** Places on pages by kind, beside those in texts of the dealer. The places of other pages are not known here. */
export const ANCHORS = {
  home: ['arrivals', 'bodies', 'budget', 'claims', 'makes', 'models', 'offers', 'reviews', 'yards'],
  content: ['service-banner'],
  form: [],
} as const satisfies { [Kind in Page['kind']]?: readonly string[] };

const USUAL_ON_CONTENT: readonly string[] = PAGE_SECTIONS.content.usual;

const idsIn = (html: string): string[] => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

/** True if every page has the place. */
export const isInFrame = (anchor: string): boolean => IN_FRAME.includes(anchor);

/** Names of the places on a page to which "#…" can lead; null if they are not known. */
export function anchorsOf(page: Page): string[] | null {
  const fixed = ownProperty<readonly string[]>(ANCHORS, page.kind);
  if (fixed === undefined) return null;
  if (page.kind === 'home') {
    const listed: readonly string[] = page.listed;
    return [...IN_FRAME, ...fixed.filter((name) => listed.includes(name))];
  }
  // Other sections have places of their own.
  if (page.kind === 'content' && page.sections.some(({ section }) => !USUAL_ON_CONTENT.includes(section)))
    return null;
  const own =
    page.kind === 'content'
      ? idsIn(page.html)
      : page.kind === 'form'
        ? [page.anchor, ...idsIn(page.html ?? '')]
        : [];
  return [...IN_FRAME, ...fixed, ...own];
}
