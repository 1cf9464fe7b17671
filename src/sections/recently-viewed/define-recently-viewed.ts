import { defineLazily } from '../../ui/define-lazily.ts';
import { hasStoredEntries } from '../../ui/storage/kept-list.ts';

// Far below the view, so that nothing in view moves when the cards arrive.
if (hasStoredEntries('viewed'))
  defineLazily(
    'recently-viewed',
    () => import('./recently-viewed.ts').then(({ RecentlyViewed }) => RecentlyViewed),
    '1200px',
  );
