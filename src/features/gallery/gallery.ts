import { announce } from '../../ui/announce.ts';
import { startFilms } from './gallery-film.ts';
import { startStrip } from './gallery-strip.ts';
import { startTabs } from './gallery-tabs.ts';
import type { SpinView } from './spin.ts';
import { startSpinViews } from './spin-start.ts';

/** Brings the gallery to life: the strip of pictures, its films, the spin's views, and fullscreen once asked for. */
export function startGallery(gallery: HTMLElement): void {
  const filmAt = [...gallery.querySelectorAll('.strip > .slide')].findIndex(({ id }) => id === 'film-slide');
  const strip = startStrip(gallery, (index) => {
    gallery.dataset.slide = index === filmAt ? 'film' : 'picture';
    for (const film of gallery.querySelectorAll('video')) film.pause();
  });
  startFilms();
  const tabs = startTabs(gallery);
  const { spin } = gallery.dataset;
  if (tabs && spin) startSpinViews(gallery, tabs, JSON.parse(spin) as SpinView);
  for (const thumb of gallery.querySelectorAll('.thumbs a'))
    thumb.addEventListener('click', () => tabs?.select('gallery'));

  const dialog = document.querySelector<HTMLDialogElement>('[data-full]');
  if (!strip || !dialog) return;
  const open = () =>
    import('./gallery-fullscreen.ts')
      .then(({ openFullscreen }) => openFullscreen({ gallery, dialog, strip, tabs }))
      .catch((error: unknown) => {
        console.error('The fullscreen viewer could not be loaded.', error);
        announce('The pictures cannot be enlarged right now. Check your connection and try again.');
      });
  gallery.querySelector('[data-expand]')?.addEventListener('click', open);
  for (const slide of strip.slides) if (slide.dataset.picture) slide.addEventListener('click', open);
}
