import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatAud } from '../../../lib/money.ts';
import { chipsOf } from './chips.ts';
import { headingOf } from './heading.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/** Lets the page's heading and title follow the filters, and the line below them, which states the prices found. */
export function PageTitle() {
  const { settings, page } = useSearchPage();
  const { search } = useSearch();
  const { results } = useInstantSearch();
  const title = headingOf(search, page.scope, settings);
  const { min = 0, max = 0 } = results?.getFacetStats('price') ?? {};
  const from = min ? `From ${formatAud(min)} to` : 'Up to';
  // The statistics ignore the price filter itself, which the heading states.
  const found = search.ranges.price || !max ? '' : `${from} ${formatAud(max)}.`;
  const prices = chipsOf(search, page.scope, settings).length > 0 ? found : settings.intro;
  const shown = useRef(settings.title);
  useEffect(() => {
    const [heading, line] = document.querySelectorAll('.list-head :is(h1, p)');
    if (!heading || !line) return;
    document.title = document.title.replace(shown.current, () => title);
    heading.textContent = shown.current = title;
    line.textContent = prices;
  }, [title, prices]);
  return null;
}
