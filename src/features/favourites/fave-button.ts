import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { announceChange } from '../../ui/storage/announce-change.ts';
import { readCardFacts } from '../card/read-card-facts.ts';
import { favouriteOf, favouriteOfCard, favourites, isFavourite, toggleFavourite } from './favourites.ts';

/**
 * `<fave-button>`: its button saves the vehicle of the card that it stands on, or that of its `favourite`
 * attribute, a `Favourite` as JSON; it follows what is saved, also in other tabs (CAR-04, WAT-01).
 */
class FaveButton extends PartElement {
  protected start(signal: AbortSignal): void {
    const button = partOf<HTMLButtonElement>(this, 'button');
    const id = button.dataset.fave ?? '';
    const stop = favourites.subscribe(() => {
      const saved = isFavourite(id);
      button.setAttribute('aria-pressed', String(saved));
      // A vehicle that was saved before it was sold can still be taken out.
      if (saved) this.hidden = false;
    });
    signal.addEventListener('abort', stop);
    button.addEventListener('click', () => this.#toggle(), { signal });
  }

  #toggle(): void {
    const own = this.getAttribute('favourite');
    const car = own === null ? readCardFacts(this) : null;
    const favourite = own === null ? car && favouriteOfCard(car) : favouriteOf(JSON.parse(own));
    if (!favourite) return;
    const { name } = favourite;
    announceChange(
      toggleFavourite(favourite) ? `${name} is in your faves.` : `${name} is no longer in your faves.`,
    );
  }
}

customElements.define('fave-button', FaveButton);
