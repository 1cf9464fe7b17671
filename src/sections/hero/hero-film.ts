import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { whenIdle } from '../../ui/when-idle.ts';

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * `<hero-film src="…">`: plays a film without sound over the picture of the hero, once the page has loaded. Small
 * screens and people who want less motion or data keep the picture. The button stops the film (WCAG 2.2.2).
 */
class HeroFilm extends PartElement {
  #film: HTMLVideoElement | null = null;

  protected start(signal: AbortSignal): void {
    const wide = matchMedia('(width >= 768px)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => {
      if (signal.aborted || !wide.matches || still.matches || savesData()) this.#close();
      else if (this.#film === null) this.#open(signal);
    };
    const button = partOf(this, 'button');
    const toggle = () => (this.#film?.paused ? this.#play() : this.#film?.pause());
    button.addEventListener('click', toggle, { signal });
    signal.addEventListener('abort', update);
    whenIdle(() => {
      for (const query of [wide, still]) query.addEventListener('change', update, { signal });
      update();
    });
  }

  #open(signal: AbortSignal): void {
    const button = partOf(this, 'button');
    const film = document.createElement('video');
    film.muted = true;
    film.loop = true;
    film.playsInline = true;
    film.tabIndex = -1;
    film.ariaHidden = 'true';
    const listen = (event: string, run: () => void) => film.addEventListener(event, run, { signal });
    listen('loadeddata', () => {
      button.hidden = false;
    });
    listen('play', () => button.replaceChildren('Stop the film'));
    listen('pause', () => button.replaceChildren('Play the film'));
    film.src = this.getAttribute('src') ?? '';
    this.#film = film;
    this.prepend(film);
    this.#play();
  }

  #play(): void {
    const film = this.#film;
    film?.play().catch((error: unknown) => {
      if (film !== this.#film) return;
      const button = partOf(this, 'button');
      // Browsers that let no film begin by itself leave that to the button.
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        button.replaceChildren('Play the film');
        return;
      }
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn(`The film ${film.src} cannot be played, so the picture stays.`, error);
      this.#close();
    });
  }

  #close(): void {
    this.#film?.remove();
    this.#film?.removeAttribute('src');
    this.#film = null;
    partOf(this, 'button').hidden = true;
  }
}

customElements.define('hero-film', HeroFilm);
