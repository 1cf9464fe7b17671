import { PartElement } from '../../ui/part-element.ts';

/**
 * `<stock-finder>`: a search form that works without scripts. On first use it loads a script that shortens the
 * address and shows the number of vehicles on the button, if it is known.
 */
class StockFinder extends PartElement {
  protected start(signal: AbortSignal): void {
    const form = this.querySelector('form');
    if (!form) return;
    const load = () => import('./finder-form.ts');
    const { count = '', vehicles = '' } = this.dataset;
    for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, load, { once: true, signal });
    form.addEventListener(
      'change',
      () => load().then(({ showButtonText }) => showButtonText(form, Number(count), vehicles)),
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        load().then(
          ({ addressOfForm }) => location.assign(addressOfForm(form)),
          () => form.submit(),
        );
      },
      { signal },
    );
  }
}

customElements.define('stock-finder', StockFinder);
