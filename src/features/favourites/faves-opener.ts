import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { favourites } from './favourites.ts';
import { openFavesPanel } from './open-faves-panel.ts';

/** `<faves-opener>`: a button with the number of saved vehicles that opens their list. */
class FavesOpener extends PartElement {
  protected start(signal: AbortSignal): void {
    const button = partOf(this, 'button');
    const count = partOf(button, '.n');
    const stop = favourites.subscribe(({ length }) => {
      button.setAttribute('aria-label', `Faves, ${length} saved`);
      count.textContent = String(length);
      count.hidden = length === 0;
    });
    signal.addEventListener('abort', stop);
    button.addEventListener('click', openFavesPanel, { signal });
  }
}

customElements.define('faves-opener', FavesOpener);
