import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchSettings } from '../../../../search/settings.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { useSearchPage } from '../search-page-context.ts';
import { countActiveFilters } from './active-filters.ts';
import { Drawer } from './Drawer.tsx';

interface Props {
  settings: SearchSettings;
  /** Shown next to the button. */
  children?: ReactNode;
}

/** On narrow screens, the button that opens the filters. It shows the number of filters in use. */
export function FilterBar({ settings, children }: Props) {
  const { indexUiState } = useInstantSearch();
  const { parts } = useSearchPage();
  const [open, setOpen] = useState(false);
  const active = countActiveFilters(indexUiState, settings.scope);
  return (
    <>
      {createPortal(
        <div className="wrap">
          <button
            className="btn small block"
            id="filter-open"
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <Icon name="filter" />
            {active > 0 ? `Filter (${active})` : 'Filter'}
          </button>
          {children}
        </div>,
        parts.bar,
      )}
      <Drawer settings={settings} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
