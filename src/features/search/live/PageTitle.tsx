import { useEffect } from 'react';
import { keepsScope } from '../../../search/url-state/scope.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/**
 * Shows the page's own title and heading only while the search keeps the page's scope: "Toyota cars" no longer fits
 * once the shopper also chooses Mazda.
 */
export function PageTitle() {
  const { settings, page } = useSearchPage();
  const { search } = useSearch();
  const inScope = keepsScope(search, page.scope);
  useEffect(() => {
    const [previousTitle, title] = inScope
      ? [settings.defaultTitle, settings.title]
      : [settings.title, settings.defaultTitle];
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent === title) return;
    heading.textContent = title;
    document.title = document.title.replace(previousTitle, () => title);
    for (const part of document.querySelectorAll<HTMLElement>('[data-scope]')) part.hidden = !inScope;
  }, [inScope, settings]);
  return null;
}
