import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatVehicleCount } from '../../../../lib/format-vehicle-count.ts';
import { sharedTransport } from '../../../../search/client/shared-transport.ts';
import { showInList } from '../../../card/card-list.ts';
import { resultSizes } from '../../picture-sizes.ts';
import { useSearchPage } from '../search-page-context.ts';
import { useSearch } from '../use-search.ts';
import { findNearest, type NearestVehicles } from './find-nearest.ts';
import { nearestHeading } from './nearest-heading.ts';

/** The nearest vehicles for the current search, which has found none. They stay until the next search has ended. */
function useNearest(): NearestVehicles | null {
  const { settings } = useSearchPage();
  const { search, status } = useSearch();
  const [nearest, setNearest] = useState<NearestVehicles | null>(null);
  const { query, refinements, ranges } = search;
  const key = JSON.stringify([query, refinements, ranges]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `search`, which is new in every render
  useEffect(() => {
    if (status !== 'idle') return;
    let isCurrent = true;
    const show = (found: NearestVehicles | null) => {
      if (isCurrent) setNearest(found);
    };
    findNearest(sharedTransport(settings, true), search).then(show, (error: unknown) => {
      console.warn('The nearest vehicles could not be searched.', error);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, status, settings]);
  return nearest;
}

/** Vehicles that match most of a search without results, with a heading that says what they do not match. */
export function Nearest() {
  const { settings } = useSearchPage();
  const { hrefOf } = useSearch();
  const list = useRef<HTMLUListElement>(null);
  const nearest = useNearest();
  useLayoutEffect(() => {
    if (!list.current || !nearest) return;
    const entries = nearest.vehicles.map((vehicle) => ({ vehicle }));
    showInList(list.current, entries, {
      sizes: resultSizes(document.documentElement.dataset.card),
      wrapper: 'li',
    });
  }, [nearest]);
  if (!nearest) return null;
  const { steps, search, vehicles, found } = nearest;
  return (
    <section className="nearest" aria-labelledby="nearest">
      <div className="s-bar">
        <h2 id="nearest">{nearestHeading(steps, settings)}</h2>
      </div>
      <ul className="results" tabIndex={-1} ref={list} />
      {found > vehicles.length && (
        <p className="more">
          <a className="btn" href={hrefOf(search)}>
            {`See all ${formatVehicleCount(found, settings.vehicles)}`}
          </a>
        </p>
      )}
    </section>
  );
}
