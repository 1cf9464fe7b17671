import { type ReactNode, useState } from 'react';
import { Icon } from '../../cards/Icon.tsx';

/** One filter under its name: the twin of components/search/Facet.astro. */
export function Facet({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  // Set once: from then on it is the shopper's.
  const [opens] = useState(open);
  return (
    <details className="facet" open={opens}>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
