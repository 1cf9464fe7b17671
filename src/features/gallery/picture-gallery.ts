import { announce } from '../../ui/announce.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { type Strip, startStrip } from './gallery-strip.ts';
import { startTabs, type Tabs } from './gallery-tabs.ts';
import { startSpinViews } from './spin-views.ts';

/** `<picture-gallery>`: pictures, spin views, and a fullscreen viewer that is loaded on first use. */
class PictureGallery extends PartElement {
  protected start(signal: AbortSignal): void {
    const gallery = partOf(this, '.gallery');
    const strip = startStrip(gallery, signal, (index) => {
      gallery.dataset.slide = strip?.slides[index]?.id === 'film-slide' ? 'film' : 'picture';
      for (const film of gallery.querySelectorAll('video')) film.pause();
    });
    const tabs = startTabs(gallery, signal);
    if (tabs) startSpinViews(gallery, tabs, signal);
    for (const thumb of gallery.querySelectorAll('.thumbs a'))
      thumb.addEventListener('click', () => tabs?.select('gallery'), { signal });

    const open = () => void this.#openFullscreen(gallery, strip, tabs, signal);
    for (const opener of gallery.querySelectorAll('.expand, .others'))
      opener.addEventListener('click', open, { signal });
    for (const slide of strip?.slides ?? [])
      if (slide instanceof HTMLImageElement) slide.addEventListener('click', open, { signal });
  }

  async #openFullscreen(
    gallery: HTMLElement,
    strip: Strip | null,
    tabs: Tabs | null,
    signal: AbortSignal,
  ): Promise<void> {
    const dialog = this.querySelector('dialog');
    if (!strip || !dialog) return;
    try {
      const { openFullscreen } = await import('./gallery-fullscreen.ts');
      await openFullscreen({ gallery, dialog, strip, tabs, signal });
    } catch (error) {
      console.error('The fullscreen viewer could not be loaded.', error);
      announce('The pictures cannot be enlarged right now. Check your connection and reload the page.');
    }
  }
}

customElements.define('picture-gallery', PictureGallery);
