// Run at the latest after this time, even if the browser is never idle.
const IDLE_MS = 2500;

/** Runs a callback when the page is loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_MS });
    else setTimeout(run, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
