import { countOf } from '../../lib/count-of.ts';
import { debounce, SEARCH_DEBOUNCE_MS } from '../../lib/debounce.ts';
import type { FoundPage } from '../../search/client/paged-search.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { latest } from '../../search/page/latest.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { PAGE_SIZE, pagesOf, showPages } from '../../search/page/pager.ts';
import { partOf } from '../../ui/part-of.ts';
import { showInList } from '../card/card-list.ts';
import { createDealershipSearch } from './dealership-search.ts';
import { fillForm, readForm } from './stock-form.ts';
import { isNarrowed, readStockState, type StockState, writeStockState } from './stock-state.ts';

interface StockSearch {
  /** Searches for what the form asks. */
  refresh: () => void;
  /** Turns so many pages on. */
  turn: (by: number) => void;
}

/** A dealership's own stock, searched by words, categories, price and page (SRC-46). */
export function stockSearch(section: HTMLElement, form: HTMLFormElement): StockSearch {
  const { dealershipStock = '', source = '', vehicles = '', sizes = '' } = section.dataset;
  const search = createDealershipSearch(pageTransport(source));
  const results = partOf(section, '[data-results]');
  const count = partOf(section, '[data-count]');
  const nothing = partOf(section, '[data-none]');
  const pages = section.querySelector<HTMLElement>('[data-pages]');
  const answered = latest<FoundPage<CardDocument>>();
  let state = readStockState(location.search);

  function show({ found, documents }: FoundPage<CardDocument>): void {
    // A page behind the last one: stock is sold while addresses are kept.
    if (state.page > pagesOf(found)) {
      go({ ...state, page: pagesOf(found) }, 'replaceState');
      return;
    }
    count.textContent = countOf(found, vehicles);
    showInList(
      results,
      documents.map((vehicle) => ({ vehicle })),
      { sizes },
    );
    nothing.hidden = found > 0;
    if (pages) showPages(pages, state.page, found);
  }

  async function ask(): Promise<void> {
    const { categories, query, maxPrice, page } = state;
    results.ariaBusy = 'true';
    const answer = search({
      dealershipId: dealershipStock,
      categories,
      query,
      price: { min: null, max: maxPrice },
      offset: (page - 1) * PAGE_SIZE,
    });
    try {
      await answered(answer, show);
    } catch (error) {
      console.warn('The stock could not be searched.', error);
      count.textContent = 'The search does not answer just now. Here is what it last found.';
    }
    results.ariaBusy = null;
  }

  function go(next: StockState, how: 'pushState' | 'replaceState'): void {
    state = next;
    const address = location.pathname + writeStockState(state, location.search) + location.hash;
    history[how](history.state, '', address);
    void ask();
  }

  const refresh = () => go({ ...readForm(form), page: 1 }, 'replaceState');
  const typed = debounce(refresh, SEARCH_DEBOUNCE_MS);
  const now = () => {
    typed.cancel();
    refresh();
  };
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') typed.call();
    else now();
  });
  addEventListener('popstate', () => {
    state = readStockState(location.search);
    fillForm(form, state);
    void ask();
  });
  if (isNarrowed(state)) {
    fillForm(form, state);
    void ask();
  } else if (isNarrowed({ ...readForm(form), page: 1 })) refresh();

  return {
    refresh: now,
    turn(by) {
      go({ ...state, page: state.page + by }, 'pushState');
      count.tabIndex = -1;
      count.focus({ preventScroll: true });
      section.scrollIntoView({ block: 'start' });
    },
  };
}
