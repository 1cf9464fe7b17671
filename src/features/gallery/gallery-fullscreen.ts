import { element } from '../../ui/element.ts';
import { loadStyle } from '../../ui/load-style.ts';
import styles from './gallery-fullscreen.css?url';
import { type Strip, startStrip } from './gallery-strip.ts';
import type { Tabs } from './gallery-tabs.ts';
import { startZoom } from './gallery-zoom.ts';

interface Opened {
  gallery: HTMLElement;
  dialog: HTMLDialogElement;
  strip: Strip;
  tabs: Tabs | null;
  /** Aborts when the gallery leaves the page. */
  left: AbortSignal;
}

interface Viewer {
  strip: Strip;
  /** Index of the page's slide for each picture here: a film has none. */
  origins: number[];
}

/** By the gallery’s own strip. */
const viewers = new WeakMap<Strip, Viewer>();

function thumb(image: HTMLImageElement, number: number): HTMLElement {
  const small = image.cloneNode() as HTMLImageElement;
  small.className = '';
  small.sizes = '88px';
  small.alt = '';
  return element('li', {}, element('a', { href: '#', 'aria-label': `Picture ${number}` }, small));
}

/** The pictures once more, as large as the window; thumbnails stand in the page where there are more than three (GAL-02). */
function furnish({ dialog, strip: source, left }: Opened): Viewer | null {
  const rail = dialog.querySelector('.thumbs');
  const place = dialog.querySelector('.strip');
  const origins: number[] = [];
  rail?.replaceChildren();
  place?.replaceChildren();
  for (const [index, slide] of source.slides.entries()) {
    if (!(slide instanceof HTMLImageElement)) continue;
    const image = slide.cloneNode() as HTMLImageElement;
    for (const name of ['id', 'class', 'fetchpriority']) image.removeAttribute(name);
    if (image.srcset) image.sizes = '100vw';
    image.loading = 'lazy';
    image.draggable = false;
    origins.push(index);
    rail?.append(thumb(image, origins.length));
    place?.append(element('div', { class: 'slide' }, image));
  }
  const zoom = startZoom(dialog, left, () => strip?.slides[strip.current()] ?? null);
  const strip = startStrip(dialog, left, zoom.reset);
  return strip && { strip, origins };
}

/** Lends parts of the page to the dialog; what is answered gives them back. */
function lend(parts: readonly [part: HTMLElement | null, to: Element | null][]): () => void {
  const places = parts.flatMap(([part, to]) => {
    if (!part || !to) return [];
    const place = document.createComment('');
    part.replaceWith(place);
    to.append(part);
    return [{ part, place }];
  });
  return () => {
    for (const { part, place } of places) place.replaceWith(part);
  };
}

/** Arrow keys move the pictures (GAL-03); those of the spin and of the tabs are their own. */
function listenToKeys(dialog: HTMLDialogElement, strip: Strip, signal: AbortSignal): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || dialog.dataset.view !== 'gallery') return;
      if ((event.target as Element).closest('[role="tablist"]')) return;
      event.preventDefault();
      strip.step(by);
    },
    { signal },
  );
}

/** Opens the viewer as large as the window, at the picture or view the page shows; closing leads back to the same (GAL-13). */
export async function openFullscreen(opened: Opened): Promise<void> {
  const { gallery, dialog, strip, tabs, left } = opened;
  await loadStyle(styles);
  if (dialog.open) return;
  let viewer = viewers.get(strip);
  if (!viewer) {
    const made = furnish(opened);
    if (!made) return;
    viewer = made;
    viewers.set(strip, viewer);
    listenToKeys(dialog, viewer.strip, left);
    const close = () => dialog.close();
    dialog.querySelector('.close')?.addEventListener('click', close, { signal: left });
    dialog.dataset.view = 'gallery';
    const stop = tabs?.shown.subscribe((view) => {
      dialog.dataset.view = view;
    });
    left.addEventListener('abort', () => stop?.());
  }
  const { strip: large, origins } = viewer;
  const body = dialog.querySelector('.body');
  const giveBack = lend([
    [gallery.querySelector('spin-viewer'), body],
    [gallery.querySelector('spin-interior'), body],
    [tabs?.list ?? null, dialog.querySelector('.foot')],
  ]);
  dialog.showModal();
  const at = origins.findLastIndex((origin) => origin <= strip.current());
  large.goTo(Math.max(at, 0), 'jump');
  dialog.querySelector<HTMLElement>(dialog.dataset.view === 'spinner' ? 'canvas' : '.strip')?.focus();
  dialog.addEventListener(
    'close',
    () => {
      giveBack();
      strip.goTo(origins[large.current()] ?? 0, 'jump');
    },
    { once: true },
  );
}
