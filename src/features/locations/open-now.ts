import { openState } from '../../frame/locations/open-state.ts';
import type { OpeningTimes } from '../../frame/locations/opening-times.ts';
import { openWords } from './open-words.ts';

/**
 * `<open-now>`: turns the hours in it into "Open now until 5:30 pm" by the dealer's clock. `timezone`: IANA
 * time zone; `times`: `OpeningTimes` as JSON, absent where none are known.
 */
export class OpenNow extends HTMLElement {
  connectedCallback(): void {
    const times = this.getAttribute('times');
    if (times === null) return;
    const state = openState(
      JSON.parse(times) as OpeningTimes,
      new Date(),
      this.getAttribute('timezone') ?? '',
    );
    const { strong, rest } = openWords(state);
    const bold = document.createElement('b');
    bold.textContent = strong;
    this.firstElementChild?.replaceChildren(bold, rest);
    this.classList.toggle('is-open', state.open);
  }
}
