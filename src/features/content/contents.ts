import type { ContentPage } from './content-pages.ts';

const ENOUGH = 3;

/** Entries of a page's table of contents: its second-level headings, or none where they are few. */
export function contentsOf(headings: ContentPage['headings']): ContentPage['headings'] {
  const entries = headings.filter(({ depth }) => depth === 2);
  return entries.length >= ENOUGH ? entries : [];
}
