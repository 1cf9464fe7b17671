import { useEffect, useRef } from 'react';
import { scrollToPlace } from './scroll-memory.ts';
import { useSearchPage } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** Room for the page's header, CSS px. */
const HEADER = 96;

/**
 * Puts the page where the shopper left it when they come back; a new search shows its results from their
 * start, where these had gone past the top.
 */
export function ScrollKeeper({ results }: { results: object | null }) {
  const { router } = useSearchPage();
  const { search, answered } = useSearch();
  const key = JSON.stringify({ ...search, page: 0 });
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!answered || !results) return;
    const isNew = shown.current !== null && shown.current !== key;
    shown.current = key;
    const scroll = router.takeScroll();
    if (scroll !== null) scrollToPlace(scroll);
    else if (isNew) {
      const top = document.getElementById('results')?.getBoundingClientRect().top ?? 0;
      if (top < 0) scrollToPlace(window.scrollY + top - HEADER);
    }
  }, [answered, results, key, router]);
  return null;
}
