import { useEffect, useRef } from 'react';
import { scrollToInstantly } from './saved-scroll.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/** px that the sticky header covers, as in `scroll-padding-block` of `ui/styles/base.css`. */
const HEADER_HEIGHT = 96;

/**
 * Restores the scroll position when the shopper comes back. After a new search it scrolls up to the start of the
 * results if that is out of view.
 */
export function ScrollRestoration({ results }: { results: object | null }) {
  const { router } = useSearchPage();
  const { search, answered } = useSearch();
  // Another page of the same results is no new search.
  const key = JSON.stringify({ ...search, page: 0 });
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    if (!answered || !results) return;
    const isNew = shownKey.current !== null && shownKey.current !== key;
    shownKey.current = key;
    const scroll = router.takeScroll();
    if (scroll !== null) scrollToInstantly(scroll);
    else if (isNew) {
      const top = document.getElementById('results')?.getBoundingClientRect().top ?? 0;
      if (top < 0) scrollToInstantly(window.scrollY + top - HEADER_HEIGHT);
    }
  }, [answered, results, key, router]);
  return null;
}
