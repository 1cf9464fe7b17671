import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatAud } from '../../../lib/money.ts';
import { shownCount } from '../../../lib/shown-count.ts';
import { keepsScope } from '../../../search/url-state/scope.ts';
import { chipsOf } from './chips.ts';
import { countedHeading } from './counted-heading.ts';
import { headingOf } from './heading.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/** Lets the page's heading and title follow the filters, and the line below them, which states the prices found. */
export function PageTitle() {
  const { settings, page } = useSearchPage();
  const { search, found: count, answered } = useSearch();
  const { results } = useInstantSearch();
  const title = headingOf(search, page.scope, settings);
  const { min = 0, max = 0 } = results?.getFacetStats('price') ?? {};
  const from = min ? `From ${formatAud(min)} to` : 'Up to';
  // The statistics ignore the price filter itself, which the heading states.
  const words = keepsScope(search, page.scope) ? settings.priceWords : '';
  const found = search.ranges.price || !max ? '' : `${from} ${formatAud(max)}${words}.`;
  const prices = chipsOf(search, page.scope, settings).length > 0 ? found : settings.intro;
  const shown = useRef(settings.title);
  const isCounted = settings.countInHeading && answered;
  const heading = isCounted
    ? countedHeading(shownCount(count, settings.stockCountCap), search, settings)
    : title;
  useEffect(() => {
    const [large, line] = document.querySelectorAll('.list-head :is(h1, p)');
    if (!large || !line || (settings.countInHeading && !isCounted)) return;
    document.title = document.title.replace(shown.current, () => title);
    shown.current = title;
    large.textContent = heading;
    line.textContent = prices;
  }, [title, heading, prices, settings, isCounted]);
  return null;
}
