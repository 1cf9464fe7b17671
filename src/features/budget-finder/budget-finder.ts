/**
 * `<budget-finder>`: its form leads to the search as it is; what computes is loaded once it is used
 * (CAL-08, CAL-09).
 */
export class BudgetFinder extends HTMLElement {
  #connection: AbortController | undefined;
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    const slider = form.querySelector<HTMLInputElement>('.range');
    slider?.style.setProperty('--v', `${(slider.valueAsNumber / Number(slider.max)) * 100}%`);
    this.#connection = new AbortController();
    this.#load(form, this.#connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    this.#stop?.();
    this.#stop = undefined;
  }

  #load(form: HTMLFormElement, connected: AbortSignal): void {
    const waiting = new AbortController();
    const signal = AbortSignal.any([connected, waiting.signal]);
    let touched: EventTarget | null = null;
    let sent = false;
    let loading = false;
    const load = () => {
      if (loading) return;
      loading = true;
      import('./start-budget-finder.ts').then(
        ({ startBudgetFinder }) => {
          if (connected.aborted) return;
          waiting.abort();
          this.#stop = startBudgetFinder(form, this.dataset.start ?? '', touched);
          if (sent) form.requestSubmit();
        },
        (error: unknown) => {
          console.warn('The budget could not be computed.', error);
          waiting.abort();
          if (sent) form.submit();
        },
      );
    };
    form.addEventListener('focusin', load, { signal });
    form.addEventListener('pointerdown', load, { signal });
    form.addEventListener(
      'input',
      ({ target }) => {
        touched = target;
        load();
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        // Until the budget of the typed amounts is computed, the form would send the one before.
        if (touched === null) return;
        event.preventDefault();
        sent = true;
      },
      { signal },
    );
  }
}

customElements.define('budget-finder', BudgetFinder);
