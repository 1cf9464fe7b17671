import { whenSeen } from '../../ui/when-seen.ts';
import type { Tabs } from './gallery-tabs.ts';

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Resolves when the page has loaded and the browser is idle. Unlike `whenIdle` of ui, it waits only 0.2 s in browsers
 * without `requestIdleCallback`: the shopper is looking at the spin and cannot turn it yet.
 */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const resolveWhenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200);
    if (document.readyState === 'complete') resolveWhenIdle();
    else addEventListener('load', resolveWhenIdle, { once: true });
  });
}

/** Values of `effectiveType` for connections on which 36 pictures would delay everything else. */
const SLOW_CONNECTIONS = ['slow-2g', '2g', '3g'];

/**
 * Shows the view of the selected tab. The first frame is a plain picture. All frames are loaded when the spin is in
 * view and the browser is idle, or at the first touch if the browser saves data or the connection is slow. If the
 * first frame fails, the pictures stay visible until the spin is ready.
 */
export function startSpinViews(gallery: HTMLElement, tabs: Tabs, signal: AbortSignal): void {
  const spinner = gallery.querySelector('spin-viewer');
  const interior = gallery.querySelector('spin-interior');
  const pictures = gallery.querySelector<HTMLElement>('.images');
  if (!spinner) return;
  const loadButton = spinner.querySelector<HTMLButtonElement>('.load');
  const first = spinner.querySelector<HTMLImageElement>('.first');
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  const waitsForTouch = saveData || SLOW_CONNECTIONS.includes(effectiveType);
  let isLoading = false;

  const updateCovered = () => {
    const view = tabs.shown.get();
    // The spin covers the pictures only once its first frame is drawn.
    const covered = view === 'interior' || (view === 'spinner' && spinner.classList.contains('drawn'));
    gallery.classList.toggle('covered', covered);
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    if (loadButton) loadButton.hidden = true;
    try {
      await import('./spin-viewer.ts');
      if (await spinner.load()) updateCovered();
      else tabs.remove('spinner');
    } catch (error) {
      console.error('The 360° spin could not be loaded, so its tab was removed.', error);
      tabs.remove('spinner');
    }
  };
  const hideFailedFrame = () => {
    if (spinner.classList.contains('ready')) return;
    spinner.classList.remove('drawn');
    updateCovered();
  };
  if (first?.complete && first.naturalWidth === 0) hideFailedFrame();
  else first?.addEventListener('error', hideFailedFrame, { signal });
  if (waitsForTouch && loadButton) {
    loadButton.hidden = false;
    for (const type of ['pointerdown', 'keydown'])
      spinner.addEventListener(type, () => void load(), { signal, once: true });
    loadButton.addEventListener(
      'click',
      () => {
        void load();
        spinner.querySelector('canvas')?.focus();
      },
      { signal },
    );
  } else whenSeen(spinner, () => void idle().then(load), signal);

  const unsubscribe = tabs.shown.subscribe((view) => {
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
  signal.addEventListener('abort', unsubscribe);
}
