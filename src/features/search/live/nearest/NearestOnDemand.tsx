import { lazy, Suspense } from 'react';

const Nearest = lazy(() =>
  import('./Nearest.tsx').then(
    ({ Nearest: loaded }) => ({ default: loaded }),
    (error: unknown) => {
      // Rendering an error would stop the whole search.
      console.warn('The nearest vehicles could not be loaded.', error);
      return { default: () => null };
    },
  ),
);

/** The nearest vehicles. Their code loads when they are first shown, since few searches have no results. */
export function NearestOnDemand() {
  return (
    <Suspense fallback={null}>
      <Nearest />
    </Suspense>
  );
}
