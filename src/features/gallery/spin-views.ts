import { whenSeen } from '../../ui/when-seen.ts';
import type { Tabs } from './gallery-tabs.ts';

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Resolves when the page has loaded and the browser is idle. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
}

/**
 * Shows the view of the selected tab. Frames of the spin are loaded when it is in view and the browser is idle, or on
 * a click if the browser saves data. Until the first frame is loaded, the pictures stay visible.
 */
export function startSpinViews(gallery: HTMLElement, tabs: Tabs, signal: AbortSignal): void {
  const spinner = gallery.querySelector('spin-viewer');
  const interior = gallery.querySelector('spin-interior');
  const pictures = gallery.querySelector<HTMLElement>('.images');
  if (!spinner) return;
  const loadButton = spinner.querySelector<HTMLButtonElement>('.load');
  const savesData = navigator.connection?.saveData === true;
  let isLoading = false;

  const updateCovered = () => {
    const view = tabs.shown.get();
    const covered = view === 'interior' || (view === 'spinner' && spinner.classList.contains('drawn'));
    gallery.classList.toggle('covered', covered);
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    if (loadButton) loadButton.hidden = true;
    try {
      await import('./spin-viewer.ts');
      if (!(await spinner.load(updateCovered))) tabs.remove('spinner');
    } catch (error) {
      console.error('The spin could not be loaded.', error);
      tabs.remove('spinner');
    }
  };
  if (savesData && loadButton) {
    loadButton.hidden = false;
    loadButton.addEventListener(
      'click',
      () => {
        void load();
        spinner.querySelector('canvas')?.focus();
      },
      { signal },
    );
  } else whenSeen(spinner, () => void whenIdle().then(load), signal);

  const stop = tabs.shown.subscribe((view) => {
    gallery.dataset.view = view;
    spinner.hidden = view !== 'spinner';
    if (interior) interior.hidden = view !== 'interior';
    if (pictures) pictures.inert = view !== 'gallery';
    // `stop` exists only once the element's code is loaded.
    if (view !== 'spinner') spinner.stop?.();
    updateCovered();
    if (view === 'interior')
      import('./spin-interior.ts').catch((error: unknown) =>
        console.error('The hotspots of the interior could not be loaded.', error),
      );
  });
  signal.addEventListener('abort', stop);
}
