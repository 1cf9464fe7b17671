import { useEffect } from 'react';
import { keepsScope } from '../../../search/url-state/scope.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

// Once the shopper changes the search beyond the page's scope, its title and heading no longer fit.
export function PageTitle() {
  const { settings, page } = useSearchPage();
  const { search } = useSearch();
  const inScope = keepsScope(search, page.scope);
  useEffect(() => {
    const [from, to] = inScope
      ? [settings.defaultTitle, settings.title]
      : [settings.title, settings.defaultTitle];
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent === to) return;
    heading.textContent = to;
    document.title = document.title.replace(from, () => to);
    for (const part of document.querySelectorAll<HTMLElement>('[data-scope]')) part.hidden = !inScope;
  }, [inScope, settings]);
  return null;
}
