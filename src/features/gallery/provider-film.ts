import { element } from '../../ui/element.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

/** `<provider-film>`: loads nothing from the provider until a click replaces the poster with the provider's player. */
class ProviderFilm extends PartElement {
  protected start(signal: AbortSignal): void {
    this.querySelector('a')?.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        this.#play();
      },
      { signal },
    );
  }

  #play(): void {
    const src = new URL(this.getAttribute('src') ?? '');
    src.searchParams.set('autoplay', '1');
    const player = element('iframe', {
      class: 'film',
      src: src.href,
      title: this.getAttribute('subject') ?? '',
      width: 1280,
      height: 800,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      allowfullscreen: true,
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
    partOf(this, 'a').replaceWith(player);
    player.focus();
  }
}

customElements.define('provider-film', ProviderFilm);
