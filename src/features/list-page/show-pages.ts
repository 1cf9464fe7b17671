import { formatCount } from '../../lib/money.ts';
import { pagesOf } from '../../search/live-list/list-query.ts';
import { partOf } from '../../ui/part-of.ts';

/**
 * Shows which page of a list is open, and the ways to its neighbours; a single page needs none.
 *
 * @param found vehicles or models on all pages
 * @param hrefOf address of a page, from 1
 */
export function showPages(
  nav: HTMLElement,
  page: number,
  found: number,
  hrefOf: (page: number) => string,
): void {
  const pages = pagesOf(found);
  nav.hidden = pages === 1;
  partOf(nav, 'p span:first-of-type').textContent = formatCount(page);
  partOf(nav, 'p span:last-of-type').textContent = formatCount(pages);
  for (const way of nav.querySelectorAll<HTMLElement>('[data-by]')) {
    const to = page + Number(way.dataset.by);
    way.hidden = to < 1 || to > pages;
    if (way instanceof HTMLAnchorElement) way.href = hrefOf(to);
  }
}
