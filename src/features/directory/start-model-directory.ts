import { counted } from '../../lib/plural.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { isNarrowed, type SearchState } from '../../search/url-state/search-state.ts';
import { partOf } from '../../ui/part-of.ts';
import type { LoadedList } from '../list-page/list-element.ts';
import { showPages } from '../list-page/show-pages.ts';
import { startList } from '../list-page/start-list.ts';
import { bodyAsRefinement, DIRECTORY_FILTERS, directoryQuery } from './directory-query.ts';
import { createDirectorySearch } from './directory-search.ts';
import { offerModels } from './offer-models.ts';

/** A model's id is the path of its search page, which is also the address of its link in the page. */
interface FoundModel {
  id: string;
}

const NOTHING = { found: 0, documents: [], facets: [] };

const hasFilters = ({ refinements }: SearchState): boolean => Object.keys(refinements).length > 0;

/**
 * The message if no model was found. It suggests fewer words only if there are words. With filters, a button that clears
 * them is shown as well.
 */
function noModelsText(search: SearchState): string {
  if (!hasFilters(search)) return 'No models found. Try fewer words.';
  return search.query === ''
    ? 'No models found with these filters.'
    : 'No models found. Try fewer words, or clear the filters.';
}

/** "Toyota Corolla 12": a copy of the model's link with the make before it. */
function rowOf(link: HTMLAnchorElement): HTMLElement {
  const row = document.createElement('li');
  const copy = link.cloneNode(true) as HTMLElement;
  copy.prepend(`${link.dataset.make} `);
  row.append(copy);
  return row;
}

/** Starts the search of the directory by words, make, model, body and page (SRC-47). */
export function startModelDirectory(element: HTMLElement, form: HTMLFormElement): LoadedList {
  const searchModels = createDirectorySearch<FoundModel>(
    pageTransport(element.dataset.source ?? '').uncached,
  );
  const allMakes = partOf(element, '.m-makes');
  const foundModels = partOf(element, '.m-result');
  const rows = partOf(foundModels, 'ul');
  const pages = partOf(element, '.list-pages');
  const count = partOf(element, '[role="status"]');
  const bodies = new Map(
    [...form.querySelectorAll<HTMLOptionElement>('option[data-slug]')].map(({ dataset, value }) => [
      dataset.slug ?? '',
      value,
    ]),
  );
  const links = new Map(
    [...allMakes.querySelectorAll<HTMLAnchorElement>('a[data-make]')].map((link) => [
      link.getAttribute('href'),
      link,
    ]),
  );

  const clear = partOf<HTMLButtonElement>(element, '.m-clear');

  // Registered before the list's own listener, which reads the form.
  form.addEventListener('input', () => offerModels(form));
  const list = startList({
    form,
    filters: DIRECTORY_FILTERS,
    rename: (search) => bodyAsRefinement(search, bodies),
    // Without filters the page shows the complete list from its HTML.
    search: async (search) => (isNarrowed(search) ? searchModels(directoryQuery(search)) : NOTHING),
    show({ status, answer }, hrefOf) {
      offerModels(form);
      if (status === 'failed') count.textContent = 'Search is unavailable right now. Please try again later.';
      if (status !== 'idle' || !answer) return;
      const hasSearch = isNarrowed(answer.query);
      const { found, documents } = answer.found;
      // A model that came into stock since the build has no link in this page. The search page of its make has it.
      rows.replaceChildren(
        ...documents.flatMap(({ id }) => {
          const link = links.get(id);
          return link ? [rowOf(link)] : [];
        }),
      );
      const text = found === 0 ? noModelsText(answer.query) : counted(found, 'model');
      count.textContent = hasSearch ? text : '';
      clear.hidden = !hasSearch || found > 0 || !hasFilters(answer.query);
      showPages(pages, answer.query.page, found, hrefOf);
      allMakes.hidden = hasSearch;
      foundModels.hidden = !hasSearch;
    },
    onTurn: () => element.scrollIntoView({ block: 'start' }),
  });
  const onClear = () => {
    for (const select of form.querySelectorAll('select')) select.value = '';
    list.search();
    // The pressed button disappears, so give the focus to the number of models.
    count.tabIndex = -1;
    count.focus();
  };
  clear.addEventListener('click', onClear);
  return {
    ...list,
    stop() {
      clear.removeEventListener('click', onClear);
      list.stop();
    },
  };
}
