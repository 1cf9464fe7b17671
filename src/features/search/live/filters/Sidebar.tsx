import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SearchSettings } from '../../../../search/settings.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { FilterList } from './FilterList.tsx';
import { filtersHost } from './filters-host.ts';
import { useInDrawer } from './in-drawer.ts';
import { Sentence } from './Sentence.tsx';

interface Props {
  settings: SearchSettings;
  onOpenAll: () => void;
}

/** The filters beside or above the results. Below 1040 px they are in the drawer. */
export function Sidebar({ settings, onOpenAll }: Props) {
  const sidebar = useRef<HTMLElement>(null);
  const open = useInDrawer();
  useLayoutEffect(() => sidebar.current?.prepend(filtersHost()), []);
  const { form, sentence } = settings;
  return (
    <aside className="filters" id="filters" aria-label="Filters" ref={sidebar}>
      {createPortal(<FilterList settings={settings} />, filtersHost())}
      {sentence.length > 0 && <Sentence blanks={sentence} />}
      {form !== 'sidebar' && (
        <button
          className="all-filters"
          id="all-filters"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpenAll}
        >
          <Icon name="filter" />
          All filters
        </button>
      )}
    </aside>
  );
}
