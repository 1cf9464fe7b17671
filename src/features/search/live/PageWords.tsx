import { useEffect } from 'react';
import { keepsScope } from '../../../search/url-state/scope.ts';
import { useSearchPage } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** Title, heading and trail say what the page stands for only while the search does. */
export function PageWords() {
  const { settings, page } = useSearchPage();
  const { search } = useSearch();
  const own = keepsScope(search, page.scope);
  useEffect(() => {
    const [from, to] = own
      ? [settings.defaultTitle, settings.title]
      : [settings.title, settings.defaultTitle];
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent === to) return;
    heading.textContent = to;
    document.title = document.title.replace(from, () => to);
    for (const part of document.querySelectorAll<HTMLElement>('[data-scope]')) part.hidden = !own;
  }, [own, settings]);
  return null;
}
