import { useEffect, useRef } from 'react';
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
    if (scroll !== null) window.scrollTo({ top: scroll, behavior: 'instant' });
    else if (isNew) {
      const top = document.getElementById('results')?.getBoundingClientRect().top ?? 0;
      if (top < 0) window.scrollBy({ top: top - HEADER, behavior: 'instant' });
    }
  }, [answered, results, key, router]);
  return null;
}
