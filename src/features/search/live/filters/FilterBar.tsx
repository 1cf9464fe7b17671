import { type ReactNode, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchSettings } from '../../../../search/settings.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { countActiveFilters } from './active-filters.ts';
import { Drawer } from './Drawer.tsx';

interface Props {
  settings: SearchSettings;
  /** Shown next to the button. */
  children?: ReactNode;
}

/** On narrow screens: the button that opens the filters, with the number in use. */
export function FilterBar({ settings, children }: Props) {
  const { indexUiState } = useInstantSearch();
  const [open, setOpen] = useState(false);
  const active = countActiveFilters(indexUiState, settings.scope);
  return (
    <>
      <div className="filter-bar">
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
        </div>
      </div>
      <Drawer settings={settings} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
