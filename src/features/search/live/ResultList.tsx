import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useInfiniteHits } from 'react-instantsearch';
import { HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import { FIRST_SCREEN } from '../picture-sizes.ts';
import { resultItems } from '../result-items.ts';
import { chooseTiles } from './choose-tiles.ts';
import { collapseSold } from './collapse-sold.ts';
import { type CardHit, vehicleOf } from './hits-cache.ts';
import { More } from './More.tsx';
import { NoResults } from './NoResults.tsx';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

// If stock changes between two page requests, a vehicle can be on both pages.
const distinct = (hits: readonly CardHit[]): CardHit[] => [
  ...new Map(hits.map((hit) => [hit.objectID, hit])).values(),
];

/** The results: vehicles and tiles, with links to the previous and next page. */
export function ResultList() {
  const { settings, cache, list, tiles, random } = useSearchPage();
  const { search, found, hrefOf, status } = useSearch();
  const infinite = useInfiniteHits<CardHit>({ cache, escapeHTML: false });
  // Drawn once, so that tiles stay in place while the list changes.
  const [randomNumbers] = useState(() =>
    settings.tiles.random ? settings.tiles.positions.map(random) : null,
  );
  // Index of the first vehicle of the requested page. It gets the focus when it has loaded.
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
    );
  });

  useEffect(() => {
    if (focusIndex.current === null || hits.length <= focusIndex.current) return;
    const id = hits[focusIndex.current]?.objectID;
    focusIndex.current = null;
    const position = items.findIndex((item) => item.kind === 'card' && item.card.objectID === id);
    list.focus(position);
  }, [hits, items, list]);

  if (found === 0) return <NoResults href={settings.defaultSearchHref} />;
  return (
    <>
      {before > 0 && (
        <div className="more before">
          <a
            className="btn"
            href={hrefOf({ ...search, page: before / HITS_PER_PAGE })}
            onClick={(event) => {
              event.preventDefault();
              infinite.showPrevious();
            }}
          >
            Show previous {HITS_PER_PAGE}
          </a>
        </div>
      )}
      <ul className="results" ref={list.attach} tabIndex={-1} aria-busy={status === 'stalled' || undefined} />
      <More
        before={before}
        shown={hits.length}
        onMore={() => {
          focusIndex.current = hits.length;
          infinite.showMore();
        }}
      />
    </>
  );
}
