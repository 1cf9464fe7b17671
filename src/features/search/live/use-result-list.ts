import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useInfiniteHits } from 'react-instantsearch';
import { FIRST_SCREEN } from '../picture-sizes.ts';
import { indexOfFirst, resultItems } from '../result-items.ts';
import { chooseTiles } from './choose-tiles.ts';
import { collapseSold } from './collapse-sold.ts';
import { type CardHit, vehicleOf } from './hits-cache.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

// If stock changes between two page requests, a vehicle can be on both pages.
const distinct = (hits: readonly CardHit[]): CardHit[] => [
  ...new Map(hits.map((hit) => [hit.objectID, hit])).values(),
];

/** True if the shopper has seen a promo tile of the static page: it is in the window or above it. */
const hasSeenTile = (): boolean =>
  (document.querySelector('.promo-tile')?.getBoundingClientRect().top ?? innerHeight) < innerHeight;

interface ResultPages {
  /** Number of results on earlier pages that are not shown. */
  before: number;
  shown: number;
  showPrevious: () => void;
  showMore: () => void;
}

/** Shows vehicles and tiles in the page's list of results, and returns which part of all results that is. */
export function useResultList(): ResultPages {
  const { settings, cache, list, tiles, random } = useSearchPage();
  const { search, answered, status } = useSearch();
  const infinite = useInfiniteHits<CardHit>({ cache, escapeHTML: false });
  // Random tiles are chosen once, when the first answer replaces the static results, so that they stay in place while
  // the list changes. If the shopper has already seen a static tile, the static ones stay.
  const randomNumbers = useMemo(
    () => (answered && settings.tiles.random && !hasSeenTile() ? settings.tiles.positions.map(random) : null),
    [answered, settings, random],
  );
  // Index of the first vehicle of the requested page. When it has loaded, it gets the focus, or if it is hidden among
  // sold ones, the next that is shown.
  const focusIndex = useRef<number | null>(null);

  const hits = distinct(infinite.items);
  const before = (hits[0]?.__position ?? 1) - 1;
  const shown = settings.collapseSold ? collapseSold(hits) : hits;
  const items = resultItems(shown, chooseTiles(settings.tiles, tiles(), search, randomNumbers), before);

  useLayoutEffect(() => {
    list.show(
      items.map((item, i) =>
        item.kind === 'card'
          ? { vehicle: vehicleOf(item.card), first: before === 0 && i < FIRST_SCREEN }
          : { html: item.html },
      ),
      status === 'stalled',
    );
  });

  useEffect(() => {
    if (focusIndex.current === null || hits.length <= focusIndex.current) return;
    list.focus(indexOfFirst(hits.slice(focusIndex.current), items));
    focusIndex.current = null;
  }, [hits, items, list]);

  return {
    before,
    shown: hits.length,
    showPrevious: infinite.showPrevious,
    showMore() {
      focusIndex.current = hits.length;
      infinite.showMore();
    },
  };
}
