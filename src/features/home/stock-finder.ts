/**
 * `<stock-finder>`: its form leads to the search as it is. Loaded once it is used: short addresses, and a
 * count on its button where it is known for sure.
 */
export class StockFinder extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const loaded = () => import('./finder-form.ts');
    const { count = '', vehicles = '' } = this.dataset;
    for (const sign of ['focusin', 'pointerdown'])
      form.addEventListener(sign, loaded, { once: true, signal });
    form.addEventListener(
      'change',
      () => loaded().then(({ showAction }) => showAction(form, Number(count), vehicles)),
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        loaded().then(
          ({ addressOfForm }) => location.assign(addressOfForm(form)),
          () => form.submit(),
        );
      },
      { signal },
    );
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }
}

customElements.define('stock-finder', StockFinder);
