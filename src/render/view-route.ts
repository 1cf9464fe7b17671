import type { RenderedPage } from '../site/page.ts';

/** Route of the view of all kinds of pages that are lists of sections. */
export const OF_SECTIONS = '/of-sections';

/** Route of the view that draws a page: the Astro file of that name in src/pages. */
export const viewRoute = (page: RenderedPage): string => ('sections' in page ? OF_SECTIONS : `/${page.kind}`);
