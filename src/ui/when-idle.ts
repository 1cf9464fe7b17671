// The callback runs after this time even if the browser is never idle, and in browsers without `requestIdleCallback`.
const MAX_WAIT_MS = 2500;

/** Runs a callback when the page is loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: MAX_WAIT_MS });
    else setTimeout(run, MAX_WAIT_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
