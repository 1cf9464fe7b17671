import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
  label: string;
  /** How many of its values are: said while it is closed. */
  chosen?: number;
  open: boolean;
  children: ReactNode;
}

/** One filter under its name: the twin of Facet.astro. */
export function Facet({ label, chosen = 0, open, children }: Props) {
  // Set once: from then on it is the shopper's.
  const [opens] = useState(open);
  return (
    <details className="facet" open={opens}>
      <summary>
        {label}
        {chosen > 0 && <em>{`${chosen} chosen`}</em>}
        <Icon name="chevron" />
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
