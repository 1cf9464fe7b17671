import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SearchSettings } from '../../../../search/settings.ts';
import { FilterList } from './FilterList.tsx';
import { filtersHost } from './filters-host.ts';

/** The filters beside the results. Below 1040 px they are in the drawer of `FilterBar`. */
export function Sidebar({ settings }: { settings: SearchSettings }) {
  const sidebar = useRef<HTMLElement>(null);
  useLayoutEffect(() => sidebar.current?.append(filtersHost()), []);
  return (
    <aside className="filters" id="filters" aria-label="Filters" ref={sidebar}>
      {createPortal(<FilterList settings={settings} />, filtersHost())}
    </aside>
  );
}
