import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
  label: string;
  /** Number of selected values, shown while the filter is closed. */
  chosen?: number;
  open: boolean;
  children: ReactNode;
}

/** Renders the same markup as Facet.astro. */
export function Facet({ label, chosen = 0, open, children }: Props) {
  // After the first render the shopper decides what is open.
  const [initiallyOpen] = useState(open);
  return (
    <details className="facet" open={initiallyOpen}>
      <summary>
        {label}
        {chosen > 0 && <em>{`${chosen} chosen`}</em>}
        <Icon name="chevron" />
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
