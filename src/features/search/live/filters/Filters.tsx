import { type ReactNode, useState } from 'react';
import type { SearchSettings } from '../../../../search/settings.ts';
import { rulerOf } from '../../filter-place.ts';
import { useSearchPage } from '../search-page-context.ts';
import { Drawer } from './Drawer.tsx';
import { FilterBar } from './FilterBar.tsx';
import { InDrawer } from './in-drawer.ts';
import { Ruler } from './Ruler.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The filters, and the drawer that they move into while it is open. `children` stand next to its button on phones. */
export function Filters({ settings, children }: { settings: SearchSettings; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const openDrawer = () => setOpen(true);
  const { parts } = useSearchPage();
  const ruler = rulerOf(settings.filters);
  return (
    <InDrawer value={open}>
      <FilterBar open={open} onOpen={openDrawer}>
        {children}
      </FilterBar>
      <Drawer settings={settings} open={open} onClose={() => setOpen(false)} />
      <Sidebar settings={settings} onOpenAll={openDrawer} />
      {ruler && parts.ruler && <Ruler filter={ruler} host={parts.ruler} />}
    </InDrawer>
  );
}
