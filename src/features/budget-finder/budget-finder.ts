import { formatAud } from '../../lib/money.ts';
import { PartElement } from '../../ui/part-element.ts';

/**
 * `<budget-finder>`: a form that works without this element by opening the search. The code that computes the budget is
 * loaded on first use (CAL-08, CAL-09).
 */
class BudgetFinder extends PartElement {
  protected start(connected: AbortSignal): void {
    const form = this.querySelector('form');
    if (!form) return;
    const slider = form.querySelector<HTMLInputElement>('.range');
    if (slider) this.#followSlider(form, slider, connected);
    this.#loadOnUse(form, connected);
  }

  /** Shows the slider's amount in the field, also before the code that computes the budget has loaded. */
  #followSlider(form: HTMLFormElement, slider: HTMLInputElement, signal: AbortSignal): void {
    const fill = () =>
      slider.style.setProperty('--v', `${(slider.valueAsNumber / Number(slider.max)) * 100}%`);
    const amount = form.querySelector<HTMLInputElement>('#bf-repayment');
    slider.addEventListener(
      'input',
      () => {
        fill();
        if (amount) amount.value = slider.value;
        slider.setAttribute('aria-valuetext', formatAud(slider.valueAsNumber));
      },
      { signal },
    );
    fill();
  }

  #loadOnUse(form: HTMLFormElement, connected: AbortSignal): void {
    // Aborted once the code has loaded, which then listens to the form itself.
    const beforeLoad = new AbortController();
    const signal = AbortSignal.any([connected, beforeLoad.signal]);
    let changedField: EventTarget | null = null;
    let isSubmitted = false;
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      import('./start-budget-finder.ts').then(
        ({ startBudgetFinder }) => {
          if (connected.aborted) return;
          beforeLoad.abort();
          const section = this.querySelector<HTMLElement>('.bf-cars');
          const stop = startBudgetFinder(form, this.dataset.start ?? '', changedField, section);
          connected.addEventListener('abort', stop);
          if (isSubmitted) form.requestSubmit();
        },
        (error: unknown) => {
          console.warn('The budget finder could not be loaded.', error);
          beforeLoad.abort();
          if (isSubmitted) form.submit();
        },
      );
    };
    // A shopper who returns to the page sees the earlier choice again.
    if (history.state?.budget) load();
    form.addEventListener('focusin', load, { signal });
    form.addEventListener('pointerdown', load, { signal });
    form.addEventListener(
      'input',
      ({ target }) => {
        changedField = target;
        load();
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        // After a change, wait for the new budget: the form still holds the previous one.
        if (changedField === null) return;
        event.preventDefault();
        isSubmitted = true;
      },
      { signal },
    );
  }
}

customElements.define('budget-finder', BudgetFinder);
