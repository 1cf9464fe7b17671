import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { announceChange } from '../../ui/storage/announce-change.ts';
import { readCardFacts } from '../card/read-card-facts.ts';
import { favouriteFromCard, favourites, isFavourite, readFavourite, toggleFavourite } from './favourites.ts';
import { openFavesPanel } from './open-faves-panel.ts';

/**
 * `<fave-button>`: saves the vehicle of its card or removes it again, and shows changes from other tabs (CAR-04,
 * WAT-01). Outside a card, the attribute `favourite` has the vehicle, a `Favourite` as JSON.
 */
class FaveButton extends PartElement {
  protected start(signal: AbortSignal): void {
    const button = partOf<HTMLButtonElement>(this, 'button');
    const id = button.dataset.fave ?? '';
    const stop = favourites.subscribe(() => {
      const saved = isFavourite(id);
      // Setting an attribute makes the browser check the page's styles, even if the value stays the same.
      if (button.ariaPressed !== String(saved)) button.ariaPressed = String(saved);
      // Sold and reserved vehicles have no heart, but one that was saved earlier can still be removed.
      if (saved) this.hidden = false;
    });
    signal.addEventListener('abort', stop);
    button.addEventListener('click', () => this.#toggle(button), { signal });
  }

  #toggle(button: HTMLButtonElement): void {
    const attribute = this.getAttribute('favourite');
    const facts = attribute === null ? readCardFacts(this) : null;
    const favourite =
      attribute === null ? facts && favouriteFromCard(facts) : readFavourite(JSON.parse(attribute));
    if (!favourite) return;
    const isSaved = toggleFavourite(favourite);
    const view = () => {
      // The list gives the focus back to this button when it closes: that of the message is gone by then.
      button.focus();
      openFavesPanel();
    };
    announceChange(
      `${favourite.name} ${isSaved ? 'added to' : 'removed from'} your faves.`,
      isSaved ? view : undefined,
    );
  }
}

customElements.define('fave-button', FaveButton);
