import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { partOf } from '../../ui/part-of.ts';
import { showInList } from '../card/card-list.ts';
import type { LoadedList } from '../list-page/list-element.ts';
import { formFilters } from '../list-page/list-form.ts';
import { showPages } from '../list-page/show-pages.ts';
import { startList } from '../list-page/start-list.ts';
import { createDealershipSearch } from './dealership-search.ts';
import { stockQuery } from './stock-query.ts';

/** Starts the search of a dealership's stock by words, categories, price and page (SRC-46). */
export function startStockList(element: HTMLElement, form: HTMLFormElement): LoadedList {
  const { dealership = '', source = '', vehicles = '', sizes = '' } = element.dataset;
  const searchStock = createDealershipSearch(pageTransport(source).uncached);
  const results = partOf(element, '.cards');
  const count = partOf(element, '[role="status"]');
  const noResults = partOf(element, '.d-none');
  const pages = element.querySelector<HTMLElement>('.list-pages');

  return startList({
    form,
    filters: formFilters(form),
    search: (search) => searchStock(stockQuery(dealership, search)),
    show({ status, answer }, hrefOf) {
      results.ariaBusy = status === 'searching' ? 'true' : null;
      if (status === 'failed')
        count.textContent = 'Search is unavailable right now. Showing your last results.';
      if (status !== 'idle' || !answer) return;
      const { found, documents } = answer.found;
      count.textContent = formatVehicleCount(found, vehicles);
      showInList(
        results,
        documents.map((vehicle) => ({ vehicle })),
        { sizes },
      );
      noResults.hidden = found > 0;
      if (pages) showPages(pages, answer.query.page, found, hrefOf);
    },
    onTurn() {
      count.tabIndex = -1;
      count.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'start' });
    },
  });
}
