import { closeOnBack } from '../../ui/close-on-back.ts';
import { element } from '../../ui/element.ts';
import { loadStyle } from '../../ui/load-style.ts';
import styles from './gallery-fullscreen.css?url';
import { type Strip, startStrip } from './gallery-strip.ts';
import type { Tabs } from './gallery-tabs.ts';
import { startZoom } from './gallery-zoom.ts';

interface FullscreenOptions {
  gallery: HTMLElement;
  dialog: HTMLDialogElement;
  strip: Strip;
  tabs: Tabs | null;
  /** Aborts when the gallery is removed from the page. */
  signal: AbortSignal;
}

interface Viewer {
  strip: Strip;
  /** For each picture of the viewer, the index of its slide on the page. They differ because the viewer has no film. */
  pageIndexes: number[];
}

/** The viewer of each strip on the page, created on first use. */
const viewers = new WeakMap<Strip, Viewer>();

function thumb(image: HTMLImageElement, number: number): HTMLElement {
  const small = image.cloneNode() as HTMLImageElement;
  small.className = '';
  small.sizes = '88px';
  small.alt = '';
  return element('li', {}, element('a', { href: '#', 'aria-label': `Picture ${number}` }, small));
}

/**
 * Copies the pictures into the dialog, at full window width. The HTML has a list for thumbnails only if there are more
 * than three pictures (GAL-02).
 */
function createViewer({ dialog, strip: pageStrip, signal }: FullscreenOptions): Viewer | null {
  const thumbs = dialog.querySelector('.thumbs');
  const slides = dialog.querySelector('.strip');
  const pageIndexes: number[] = [];
  thumbs?.replaceChildren();
  slides?.replaceChildren();
  for (const [index, slide] of pageStrip.slides.entries()) {
    if (!(slide instanceof HTMLImageElement)) continue;
    const image = slide.cloneNode() as HTMLImageElement;
    for (const name of ['id', 'class', 'fetchpriority']) image.removeAttribute(name);
    if (image.srcset) image.sizes = '100vw';
    image.loading = 'lazy';
    image.draggable = false;
    pageIndexes.push(index);
    thumbs?.append(thumb(image, pageIndexes.length));
    slides?.append(element('div', { class: 'slide' }, image));
  }
  const zoom = startZoom(dialog, signal, () => strip?.slides[strip.current()] ?? null);
  const strip = startStrip(dialog, signal, zoom.reset);
  return strip && { strip, pageIndexes };
}

/** Moves parts of the page into the dialog. Returns a function that moves them back. */
function moveParts(parts: readonly [part: HTMLElement | null, to: Element | null][]): () => void {
  const moved = parts.flatMap(([part, to]) => {
    if (!part || !to) return [];
    const placeholder = document.createComment('');
    part.replaceWith(placeholder);
    to.append(part);
    return [{ part, placeholder }];
  });
  return () => {
    for (const { part, placeholder } of moved) placeholder.replaceWith(part);
  };
}

/** Arrow keys change the picture (GAL-03), except on the tabs and in the spin, which have their own use for them. */
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
export async function openFullscreen(options: FullscreenOptions): Promise<void> {
  const { gallery, dialog, strip, tabs, signal } = options;
  await loadStyle(styles);
  if (dialog.open) return;
  let viewer = viewers.get(strip);
  if (!viewer) {
    const created = createViewer(options);
    if (!created) return;
    viewer = created;
    viewers.set(strip, viewer);
    listenToKeys(dialog, viewer.strip, signal);
    const close = () => dialog.close();
    dialog.querySelector('.close')?.addEventListener('click', close, { signal });
    dialog.dataset.view = 'gallery';
    const unsubscribe = tabs?.shown.subscribe((view) => {
      dialog.dataset.view = view;
    });
    signal.addEventListener('abort', () => unsubscribe?.());
  }
  const { strip: largeStrip, pageIndexes } = viewer;
  const body = dialog.querySelector('.body');
  const moveBack = moveParts([
    [gallery.querySelector('spin-viewer'), body],
    [gallery.querySelector('spin-interior'), body],
    [tabs?.list ?? null, dialog.querySelector('.foot')],
  ]);
  dialog.showModal();
  const stopClosingOnBack = closeOnBack(() => {
    dialog.close();
    return true;
  });
  // The film has no picture in the viewer, so the picture before it is shown.
  const index = pageIndexes.findLastIndex((pageIndex) => pageIndex <= strip.current());
  largeStrip.goTo(Math.max(index, 0), 'jump');
  dialog.querySelector<HTMLElement>(dialog.dataset.view === 'spinner' ? 'canvas' : '.strip')?.focus();
  dialog.addEventListener(
    'close',
    () => {
      stopClosingOnBack();
      moveBack();
      strip.goTo(pageIndexes[largeStrip.current()] ?? 0, 'jump');
    },
    { once: true },
  );
}
