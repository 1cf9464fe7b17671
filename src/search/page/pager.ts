/** Vehicles or models on a page (API-12, API-15). */
export const PAGE_SIZE = 21;

export const pagesOf = (found: number): number => Math.max(1, Math.ceil(found / PAGE_SIZE));

/** Shows where the shopper is among the pages; one page needs no way on. */
export function showPages(nav: HTMLElement, page: number, found: number): void {
  const pages = pagesOf(found);
  nav.hidden = pages === 1;
  const write = (selector: string, value: number) => {
    const part = nav.querySelector(selector);
    if (part) part.textContent = value.toLocaleString('en-AU');
  };
  write('[data-page]', page);
  write('[data-of]', pages);
  for (const way of nav.querySelectorAll<HTMLElement>('[data-by]')) {
    const to = page + Number(way.dataset.by);
    way.hidden = to < 1 || to > pages;
  }
}
