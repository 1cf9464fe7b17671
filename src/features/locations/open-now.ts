import { openState } from '../../frame/locations/open-state.ts';
import type { OpeningTimes } from '../../frame/locations/opening-times.ts';
import { openText } from './open-text.ts';

/**
 * `<open-now>`: replaces its text with "Open now until 5:30 pm" or the next opening. Attributes: `timezone`, the
 * dealer's IANA time zone, and `times`, `OpeningTimes` as JSON; without `times` the text stays.
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
    const { strong, rest } = openText(state);
    const bold = document.createElement('b');
    bold.textContent = strong;
    this.firstElementChild?.replaceChildren(bold, rest);
    this.classList.toggle('is-open', state.open);
  }
}
