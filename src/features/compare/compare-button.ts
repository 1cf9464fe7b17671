import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { announceChange } from '../../ui/storage/announce-change.ts';
import { readCardFacts } from '../card/read-card-facts.ts';
import { COMPARE_LIMIT, compared, comparedCar, toggleCompared } from './compare.ts';

/** `<compare-button>`: its button chooses the vehicle of the card that it stands on, and shows whether it is chosen (WAT-08). */
class CompareButton extends PartElement {
  protected start(signal: AbortSignal): void {
    const button = partOf<HTMLButtonElement>(this, 'button');
    const own = button.dataset.compare;
    const stop = compared.subscribe((cars) =>
      button.setAttribute('aria-pressed', String(cars.some(({ id }) => id === own))),
    );
    signal.addEventListener('abort', stop);
    button.addEventListener('click', () => this.#toggle(), { signal });
  }

  #toggle(): void {
    const facts = readCardFacts(this);
    if (!facts) return;
    const car = comparedCar(facts);
    const words = {
      added: `${car.name} is chosen to compare.`,
      removed: `${car.name} is no longer chosen to compare.`,
      full: `You can compare ${COMPARE_LIMIT} at a time. Take one out first.`,
    };
    announceChange(words[toggleCompared(car)]);
  }
}

customElements.define('compare-button', CompareButton);
