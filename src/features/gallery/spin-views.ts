import { whenSeen } from '../../ui/when-seen.ts';
import type { Tabs } from './gallery-tabs.ts';

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Resolves when the page has loaded and the browser has nothing more pressing to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
}

/**
 * Shows the view of each tab. The spin's frames are fetched when its tab is in view and the browser idle, or
 * when asked for where the shopper saves data; the pictures stay in view until the first frame is there.
 */
export function startSpinViews(gallery: HTMLElement, tabs: Tabs, signal: AbortSignal): void {
  const spinner = gallery.querySelector('spin-viewer');
  const interior = gallery.querySelector('spin-interior');
  const pictures = gallery.querySelector<HTMLElement>('.images');
  if (!spinner) return;
  const ask = spinner.querySelector<HTMLButtonElement>('.load');
  const saver = navigator.connection?.saveData === true;
  let begun = false;

  const cover = () => {
    const view = tabs.shown.get();
    const covered = view === 'interior' || (view === 'spinner' && spinner.classList.contains('drawn'));
    gallery.classList.toggle('covered', covered);
  };
  const begin = async () => {
    if (begun) return;
    begun = true;
    if (ask) ask.hidden = true;
    try {
      await import('./spin-viewer.ts');
      if (!(await spinner.load(cover))) tabs.remove('spinner');
    } catch (error) {
      console.error('The spin could not be loaded.', error);
      tabs.remove('spinner');
    }
  };
  if (saver && ask) {
    ask.hidden = false;
    ask.addEventListener(
      'click',
      () => {
        void begin();
        spinner.querySelector('canvas')?.focus();
      },
      { signal },
    );
  } else whenSeen(spinner, () => void idle().then(begin), signal);

  const stop = tabs.shown.subscribe((view) => {
    gallery.dataset.view = view;
    spinner.hidden = view !== 'spinner';
    if (interior) interior.hidden = view !== 'interior';
    if (pictures) pictures.inert = view !== 'gallery';
    // Until its code is there it has nothing to stop.
    if (view !== 'spinner') spinner.stop?.();
    cover();
    if (view === 'interior')
      import('./spin-interior.ts').catch((error: unknown) =>
        console.error('The hotspots inside could not be loaded.', error),
      );
  });
  signal.addEventListener('abort', stop);
}
