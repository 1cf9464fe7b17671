import { PartElement } from '../../ui/part-element.ts';
import type { StartedFinder } from './start-finder.ts';

/**
 * `<stock-finder>`: a search form that works without scripts. On first use it loads a script that shortens the
 * address and shows the number of vehicles on the button.
 */
class StockFinder extends PartElement {
  protected start(signal: AbortSignal): void {
    const form = this.querySelector('form');
    if (!form) return;
    let finder: Promise<StartedFinder> | undefined;
    const load = () => {
      finder ??= import('./start-finder.ts').then(({ startFinder }) => startFinder(this, form, signal));
      return finder;
    };
    // Voice control and browser extensions change a field without a pointer event or focus.
    for (const type of ['focusin', 'pointerdown', 'input', 'change'])
      form.addEventListener(type, load, { once: true, signal });
    // After Back the browser restores the chosen fields, but the button has the count of all vehicles again.
    addEventListener(
      'pageshow',
      () => {
        if ([...new FormData(form).values()].some((value) => value !== '')) load();
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        load().then(
          ({ address }) => location.assign(address()),
          () => form.submit(),
        );
      },
      { signal },
    );
  }
}

customElements.define('stock-finder', StockFinder);
