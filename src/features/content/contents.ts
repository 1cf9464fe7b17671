import type { ContentPage } from './content-pages.ts';

const MIN_ENTRIES = 3;

/** Entries of a page's table of contents: its second-level headings, or none if there are fewer than three. */
export function contentsOf(headings: ContentPage['headings']): ContentPage['headings'] {
  const entries = headings.filter(({ depth }) => depth === 2);
  return entries.length >= MIN_ENTRIES ? entries : [];
}
