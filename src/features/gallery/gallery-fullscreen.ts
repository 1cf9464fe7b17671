import { closeOnBack } from '../../ui/close-on-back.ts';
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
  /** Index of the page's slide for each picture of the viewer, which leaves out the film. */
  origins: number[];
}

/** Viewers by the strip on the page. */
const viewers = new WeakMap<Strip, Viewer>();

function thumb(image: HTMLImageElement, number: number): HTMLElement {
  const small = image.cloneNode() as HTMLImageElement;
  small.className = '';
  small.sizes = '88px';
  small.alt = '';
  return element('li', {}, element('a', { href: '#', 'aria-label': `Picture ${number}` }, small));
}

/** Copies the pictures into the dialog, at full window width. The HTML has thumbnails for more than three (GAL-02). */
function createViewer({ dialog, strip: source, left }: Opened): Viewer | null {
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

/** Moves parts of the page into the dialog. Returns a function that moves them back. */
function moveParts(parts: readonly [part: HTMLElement | null, to: Element | null][]): () => void {
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

/** Arrow keys change the picture (GAL-03), except on the tabs and in the spin, which use them themselves. */
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

/**
 * Opens the fullscreen viewer at the picture or view that the page shows. When it closes, the page shows the picture
 * that the viewer showed last (GAL-13).
 */
export async function openFullscreen(opened: Opened): Promise<void> {
  const { gallery, dialog, strip, tabs, left } = opened;
  await loadStyle(styles);
  if (dialog.open) return;
  let viewer = viewers.get(strip);
  if (!viewer) {
    const created = createViewer(opened);
    if (!created) return;
    viewer = created;
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
  const moveBack = moveParts([
    [gallery.querySelector('spin-viewer'), body],
    [gallery.querySelector('spin-interior'), body],
    [tabs?.list ?? null, dialog.querySelector('.foot')],
  ]);
  dialog.showModal();
  const closed = closeOnBack(() => {
    dialog.close();
    return true;
  });
  const at = origins.findLastIndex((origin) => origin <= strip.current());
  large.goTo(Math.max(at, 0), 'jump');
  dialog.querySelector<HTMLElement>(dialog.dataset.view === 'spinner' ? 'canvas' : '.strip')?.focus();
  dialog.addEventListener(
    'close',
    () => {
      closed();
      moveBack();
      strip.goTo(origins[large.current()] ?? 0, 'jump');
    },
    { once: true },
  );
}
