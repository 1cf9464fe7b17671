import { debounce, SEARCH_DEBOUNCE_MS } from '../../lib/debounce.ts';
import { counted } from '../../lib/plural.ts';
import type { FoundPage } from '../../search/client/paged-search.ts';
import { latest } from '../../search/page/latest.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { PAGE_SIZE, showPages } from '../../search/page/pager.ts';
import { partOf } from '../../ui/part-of.ts';
import { createDirectorySearch, type DirectoryQuery } from './directory-search.ts';

/** A model's id is the address of its search: the row that links there is in the page. */
interface Found {
  id: string;
}

type Asked = Pick<DirectoryQuery, 'query' | 'makes' | 'bodies'>;

function readForm(form: HTMLFormElement): Asked {
  const chosen = (selector: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value.trim() ?? '';
  return {
    query: chosen('input[name="query"]'),
    makes: [chosen('select[name*="make"]')].filter(Boolean),
    bodies: [chosen('select[name*="body"]')].filter(Boolean),
  };
}

const isNarrowed = ({ query, makes, bodies }: Asked): boolean =>
  query !== '' || makes.length > 0 || bodies.length > 0;

/** "Toyota Corolla 12": a row of the list with its make's name before it. */
function rowOf(list: HTMLElement, { id }: Found): HTMLElement[] {
  const link = [...list.querySelectorAll<HTMLAnchorElement>('a[data-make]')].find(
    (candidate) => candidate.getAttribute('href') === id,
  );
  // Sold out since the page was made, or new in stock: the make's own search has it.
  if (!link) return [];
  const row = document.createElement('li');
  const copy = link.cloneNode(true) as HTMLElement;
  copy.prepend(`${link.dataset.make} `);
  row.append(copy);
  return [row];
}

/** The directory, searched by words, make, body and page (SRC-47). Returns what searches again at once. */
export function directorySearch(section: HTMLElement, form: HTMLFormElement): () => void {
  const search = createDirectorySearch<Found>(pageTransport(section.dataset.source ?? ''));
  const whole = partOf(section, '[data-makes]');
  const found = partOf(section, '[data-found]');
  const rows = partOf(found, 'ul');
  const pages = partOf(found, '[data-pages]');
  const count = partOf(section, '[data-count]');
  const answered = latest<FoundPage<Found>>();
  let page = 1;

  function show(answer: FoundPage<Found>): void {
    rows.replaceChildren(...answer.documents.flatMap((document) => rowOf(whole, document)));
    count.textContent =
      answer.found === 0 ? 'No model fits that. Try fewer words.' : counted(answer.found, 'model');
    showPages(pages, page, answer.found);
    found.hidden = false;
    whole.hidden = true;
  }

  async function ask(): Promise<void> {
    const asked = readForm(form);
    if (!isNarrowed(asked)) {
      await answered(Promise.resolve({ found: 0, documents: [], facets: [] }), () => {
        count.textContent = '';
        found.hidden = true;
        whole.hidden = false;
      });
      return;
    }
    try {
      await answered(search({ ...asked, models: [], offset: (page - 1) * PAGE_SIZE }), show);
    } catch (error) {
      console.warn('The directory could not be searched.', error);
      count.textContent = 'The search does not answer just now.';
    }
  }

  const refresh = () => {
    page = 1;
    void ask();
  };
  const typed = debounce(refresh, SEARCH_DEBOUNCE_MS);
  const now = () => {
    typed.cancel();
    refresh();
  };
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) typed.call();
    else now();
  });
  pages.addEventListener('click', ({ target }) => {
    const way = target instanceof Element ? target.closest<HTMLElement>('[data-by]') : null;
    if (!way) return;
    page += Number(way.dataset.by);
    void ask();
    section.scrollIntoView({ block: 'start' });
  });
  if (isNarrowed(readForm(form))) refresh();
  return now;
}
