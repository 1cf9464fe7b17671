import { use, useEffect, useRef, useState } from 'react';
import { useInfiniteHits } from 'react-instantsearch-core';
import { HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import { CarCard } from '../../card/live/CarCard.tsx';
import { CardKitContext } from '../../card/live/card-kit.ts';
import { collapseSold } from '../collapse-sold.ts';
import { FIRST_SCREEN, RESULT_SIZES } from '../picture-sizes.ts';
import { type ResultItem, resultItems } from '../results.ts';
import { chooseTiles } from './choose-tiles.ts';
import type { CardHit } from './hits-cache.ts';
import { More } from './More.tsx';
import { NoResults } from './NoResults.tsx';
import { useSearchPage } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** Each vehicle once: stock that changed between two pages may bring one twice. */
const distinct = (hits: readonly CardHit[]): CardHit[] => [
  ...new Map(hits.map((hit) => [hit.objectID, hit])).values(),
];

function Item({ item, first }: { item: ResultItem; first: boolean }) {
  const { Tile } = use(CardKitContext);
  return item.kind === 'card' ? (
    <CarCard card={item.card} sizes={RESULT_SIZES} first={first} />
  ) : (
    <Tile tile={item.tile} />
  );
}

const keyOf = (item: ResultItem): string => (item.kind === 'card' ? item.card.id : `tile ${item.position}`);

/** The vehicles found with the tiles among them, and the ways to more of them. */
export function ResultList() {
  const { settings, cache, random } = useSearchPage();
  const { search, found, hrefOf, status } = useSearch();
  const infinite = useInfiniteHits<CardHit>({ cache, escapeHTML: false });
  const [chances] = useState(() => (settings.tiles.random ? settings.tiles.positions.map(random) : null));
  const list = useRef<HTMLUListElement>(null);
  /** Whose link takes the focus once it is there: the first of the vehicles asked for. */
  const awaited = useRef<number | null>(null);

  const hits = distinct(infinite.items);
  const before = (hits[0]?.__position ?? 1) - 1;
  const cards = hits.map(({ card }) => card);
  const shown = settings.collapseSold ? collapseSold(cards) : cards;
  const items = resultItems(shown, chooseTiles(settings.tiles, search, chances), before);

  useEffect(() => {
    if (awaited.current === null || hits.length <= awaited.current) return;
    const id = hits[awaited.current]?.card.id;
    awaited.current = null;
    const position = items.findIndex((item) => item.kind === 'card' && item.card.id === id);
    list.current?.children[position]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [hits, items]);

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
            Show {HITS_PER_PAGE} before
          </a>
        </div>
      )}
      <ul className="results" ref={list} aria-busy={status === 'stalled' || undefined}>
        {items.map((item, i) => (
          <li key={keyOf(item)}>
            <Item item={item} first={before === 0 && i < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
      <More
        before={before}
        shown={hits.length}
        onMore={() => {
          awaited.current = hits.length;
          infinite.showMore();
        }}
      />
    </>
  );
}
