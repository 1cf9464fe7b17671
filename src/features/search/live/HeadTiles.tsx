import { useEffect } from 'react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { refinedSearch } from '../../../frame/search/refined-search.ts';
import { formatCount } from '../../../lib/money.ts';
import { FACET_VALUES } from './filters/use-facet.ts';

/**
 * Keeps the counts of the row of bodies or models in the page's head up to date, and lets it filter in place: the first
 * press adds a value, the second one removes it (SRC-23).
 */
export function HeadTiles({ row }: { row: HTMLElement }) {
  const { attribute = '' } = row.dataset;
  const { items, refine } = useRefinementList({ attribute, limit: FACET_VALUES });
  const { results } = useInstantSearch();
  useEffect(() => {
    if (!results || results.__isArtificial) return;
    let others = items.reduce((sum, { count }) => sum + count, 0);
    for (const link of row.querySelectorAll('a')) {
      const { value = '' } = link.dataset;
      const { count = 0, isRefined = false } = items.find(({ label }) => label === value) ?? {};
      others -= count;
      const isNone = count === 0 && !isRefined;
      if (isNone) link.removeAttribute('href');
      else link.href ||= refinedSearch('', { [attribute]: value });
      link.role = isNone ? 'link' : null;
      link.ariaDisabled = isNone ? 'true' : null;
      link.ariaCurrent = isRefined ? 'true' : null;
      const number = link.querySelector('span');
      if (number) number.textContent = formatCount(count);
    }
    const rest = row.querySelector<HTMLElement>('.others');
    const number = rest?.querySelector('span');
    if (!rest || !number) return;
    rest.hidden = others <= 0;
    number.textContent = formatCount(others);
  }, [row, attribute, items, results]);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { value = '' } = link.dataset;
      if (!link.ariaDisabled) refine(items.find(({ label }) => label === value)?.value ?? value);
    };
    row.addEventListener('click', press);
    return () => row.removeEventListener('click', press);
  }, [row, items, refine]);
  return null;
}
