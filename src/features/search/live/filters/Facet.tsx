import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { headingValue, isRow, ROW_NAME } from '../../filter-place.ts';
import { useSearchPage } from '../search-page-context.ts';
import { useSearch } from '../use-search.ts';
import { useInDrawer } from './in-drawer.ts';

interface Props {
  attribute: string;
  label: string;
  /** The values chosen; null if there are none. */
  value: string | null;
  /** Number of values chosen. */
  count: number;
  open: boolean;
  children: ReactNode;
}

/** Removes all values of one filter, for panels. */
function ClearOne({ attribute, label }: Pick<Props, 'attribute' | 'label'>) {
  const { search, change } = useSearch();
  const without = <T,>({ [attribute]: _, ...others }: Record<string, T>) => others;
  return (
    <button
      className="link clear-one"
      type="button"
      aria-label={`Clear ${label}`}
      onClick={({ currentTarget }) => {
        // The button disappears.
        currentTarget.closest('details')?.querySelector('summary')?.focus();
        change({
          ...search,
          page: 1,
          refinements: without(search.refinements),
          ranges: without(search.ranges),
        });
      }}
    >
      Clear
    </button>
  );
}

/** Renders the same markup as Facet.astro. */
export function Facet({ attribute, label, value, count, open, children }: Props) {
  const { form } = useSearchPage().settings;
  const row = isRow(form);
  const inDrawer = useInDrawer();
  // After the first render the shopper decides what is open.
  const [initiallyOpen] = useState(open && (!row || inDrawer));
  const text = headingValue(form, value, count);
  return (
    <details className="facet" open={initiallyOpen} name={row && !inDrawer ? ROW_NAME : undefined}>
      <summary className={value === null ? undefined : 'set'}>
        {label} {text && <em>{text}</em>}
        <Icon name="chevron" />
      </summary>
      <div className="in">
        {children}
        {row && value !== null && <ClearOne attribute={attribute} label={label} />}
      </div>
    </details>
  );
}
