/** Latest moment, in milliseconds after the page is there. */
const IDLE_MS = 2500;

/** Runs once the page is loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_MS });
    else setTimeout(run, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
