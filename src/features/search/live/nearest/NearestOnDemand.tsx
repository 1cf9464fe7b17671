import { lazy, Suspense } from 'react';

const Nearest = lazy(() =>
  import('./Nearest.tsx').then(
    (loaded) => ({ default: loaded.Nearest }),
    (error: unknown) => {
      // Rendering an error would stop the whole search.
      console.warn('No nearest vehicles.', error);
      return { default: () => null };
    },
  ),
);

/** The nearest vehicles. Their code loads when they are first shown, since few searches have no results. */
export const NearestOnDemand = () => (
  <Suspense>
    <Nearest />
  </Suspense>
);
