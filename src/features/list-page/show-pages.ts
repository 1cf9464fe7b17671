import { formatCount } from '../../lib/money.ts';
import { pagesOf } from '../../search/url-state/pages.ts';
import { partOf } from '../../ui/part-of.ts';

/**
 * Shows the number of the current page and links to its neighbours. It hides all of that if there is only one page.
 *
 * @param found number of results on all pages
 * @param hrefOf returns the address of a page, from 1
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
  for (const link of nav.querySelectorAll<HTMLElement>('[data-by]')) {
    const target = page + Number(link.dataset.by);
    link.hidden = target < 1 || target > pages;
    if (link instanceof HTMLAnchorElement) link.href = hrefOf(target);
  }
}
