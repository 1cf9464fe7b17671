import { announce } from '../../../ui/announce.ts';
import { PartElement } from '../../../ui/part-element.ts';

/** `<yard-map>`: loads the interactive map only when the shopper presses its button (VDP-19). */
class YardMap extends PartElement {
  protected start(signal: AbortSignal): void {
    const button = this.querySelector<HTMLButtonElement>(':scope > button');
    button?.addEventListener('click', () => void this.#open(button), { signal });
  }

  async #open(button: HTMLButtonElement): Promise<void> {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    try {
      const { openMap } = await import('./open-map.tsx');
      await openMap(this, JSON.parse(this.getAttribute('map') ?? ''));
      button.remove();
    } catch (error) {
      button.ariaBusy = null;
      console.warn('The map could not be opened.', error);
      announce('The map could not be opened. Check your connection and reload the page.');
    }
  }
}

customElements.define('yard-map', YardMap);
