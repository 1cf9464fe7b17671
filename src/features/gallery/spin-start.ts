import type { GalleryView, Tabs } from './gallery-tabs.ts';
import type { SpinView } from './spin.ts';

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
export function startSpinViews(gallery: HTMLElement, tabs: Tabs, spin: SpinView): void {
  const panelOf = (view: GalleryView) => gallery.querySelector<HTMLElement>(`#view-${view}`);
  const [spinner, pictures, interior] = [panelOf('spinner'), panelOf('gallery'), panelOf('interior')];
  if (!spinner) return;
  const ask = spinner.querySelector<HTMLButtonElement>('[data-load]');
  const saver = navigator.connection?.saveData === true;
  let stop = () => {};
  let begun = false;

  const cover = () => {
    const covered =
      tabs.current() === 'interior' || (tabs.current() === 'spinner' && spinner.classList.contains('drawn'));
    gallery.classList.toggle('covered', covered);
  };
  const begin = async () => {
    begun = true;
    if (ask) ask.hidden = true;
    try {
      const { startSpin } = await import('./spin-viewer.ts');
      const turn = await startSpin(spinner, spin, cover);
      if (turn) stop = turn.stop;
      else tabs.remove('spinner');
    } catch (error) {
      console.error('The spin could not be loaded.', error);
      tabs.remove('spinner');
    }
  };
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    if (!begun) void idle().then(begin);
  });
  if (saver && ask) {
    ask.hidden = false;
    ask.addEventListener('click', () => {
      void begin();
      spinner.querySelector('canvas')?.focus();
    });
  } else watcher.observe(spinner);

  let furnished = false;
  tabs.onSelect((view) => {
    gallery.dataset.view = view;
    spinner.hidden = view !== 'spinner';
    if (interior) interior.hidden = view !== 'interior';
    if (pictures) pictures.inert = view !== 'gallery';
    if (view !== 'spinner') stop();
    cover();
    if (view !== 'interior' || !interior || furnished) return;
    furnished = true;
    import('./spin-interior.ts')
      .then(({ startInterior }) => startInterior(interior, spin.interiorHotspots))
      .catch((error: unknown) => console.error('The hotspots inside could not be loaded.', error));
  });
}
