import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { isRow, ROW_NAME } from '../../filter-place.ts';
import { useSearchPage } from '../search-page-context.ts';
import { useInDrawer } from './in-drawer.ts';

interface Props {
  label: string;
  /** The values chosen; null if there are none. */
  value: string | null;
  open: boolean;
  children: ReactNode;
}

/** Renders the same markup as Facet.astro. */
export function Facet({ label, value, open, children }: Props) {
  const row = isRow(useSearchPage().settings.form);
  const inDrawer = useInDrawer();
  // After the first render the shopper decides what is open.
  const [initiallyOpen] = useState(open && (!row || inDrawer));
  const text = value ?? (row ? 'Any' : null);
  return (
    <details className="facet" open={initiallyOpen} name={row && !inDrawer ? ROW_NAME : undefined}>
      <summary className={value === null ? undefined : 'set'}>
        {label} {text && <em>{text}</em>}
        <Icon name="chevron" />
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
