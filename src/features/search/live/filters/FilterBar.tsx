import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { useSearchPage } from '../search-page-context.ts';
import { countActiveFilters } from './active-filters.ts';

interface Props {
  /** True while the drawer is open. */
  open: boolean;
  onOpen: () => void;
  /** Shown next to the button. */
  children?: ReactNode;
}

/** On narrow screens, the button that opens the filters. It shows the number of filters in use. */
export function FilterBar({ open, onOpen, children }: Props) {
  const { indexUiState } = useInstantSearch();
  const { parts } = useSearchPage();
  const active = countActiveFilters(indexUiState);
  return createPortal(
    <div className="wrap">
      <button
        className="btn small block"
        id="filter-open"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      >
        <Icon name="filter" />
        {active > 0 ? `Filter (${active})` : 'Filter'}
      </button>
      {children}
    </div>,
    parts.bar,
  );
}
