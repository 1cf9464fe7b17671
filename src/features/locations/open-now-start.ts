/** How near to the screen a place has to come before its hours are worked out. */
const NEAR = '300px';

/** Loads what says "Open now" once a place that says it comes near: on most pages that is far down. */
export function startOpenNow(): void {
  const places = document.querySelectorAll('[data-open-now]');
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      import('./hours-client.ts').then(
        ({ showOpenNow }) => showOpenNow(),
        (error: unknown) => console.warn('Whether a yard is open could not be worked out.', error),
      );
    },
    { rootMargin: NEAR },
  );
  for (const place of places) seen.observe(place);
}
