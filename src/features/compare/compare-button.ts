import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { announceChange } from '../../ui/storage/announce-change.ts';
import { readCardFacts } from '../card/read-card-facts.ts';
import { COMPARE_LIMIT, compared, comparedCarFromCard, toggleCompared } from './compare.ts';

/** `<compare-button>`: adds the vehicle of its card to the comparison or removes it again (WAT-08). */
class CompareButton extends PartElement {
  protected start(signal: AbortSignal): void {
    const button = partOf<HTMLButtonElement>(this, 'button');
    const vehicle = button.dataset.compare;
    const stop = compared.subscribe((cars) => {
      const pressed = String(cars.some(({ id }) => id === vehicle));
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    });
    signal.addEventListener('abort', stop);
    button.addEventListener('click', () => this.#toggle(), { signal });
  }

  #toggle(): void {
    const facts = readCardFacts(this);
    if (!facts) return;
    const car = comparedCarFromCard(facts);
    const messages = {
      added: `${car.name} added to the comparison.`,
      removed: `${car.name} removed from the comparison.`,
      full: `You can compare up to ${COMPARE_LIMIT} vehicles. Remove one first.`,
    };
    announceChange(messages[toggleCompared(car)]);
  }
}

customElements.define('compare-button', CompareButton);
