/** The part of a list that is loaded on first need. */
export interface LoadedList {
  /** Searches at once for what the form asks. */
  search: () => void;
  /** Turns so many pages on. */
  turn: (by: number) => void;
  stop: () => void;
}

/**
 * A list whose first page stands in the HTML, with a form and ways to further pages. What searches it is
 * loaded when the shopper comes to the form or turns a page, or at once where the address has a query.
 */
export abstract class ListElement extends HTMLElement {
  #loaded: Promise<LoadedList> | undefined;
  #connection: AbortController | undefined;

  protected abstract load(form: HTMLFormElement): Promise<LoadedList>;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const loaded = () => {
      this.#loaded ??= this.load(form).catch((error: unknown) => {
        this.#loaded = undefined;
        throw error;
      });
      return this.#loaded;
    };
    for (const sign of ['focusin', 'pointerdown', 'input'])
      form.addEventListener(sign, loaded, { once: true, signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        loaded().then(
          ({ search }) => search(),
          () => form.submit(),
        );
      },
      { signal },
    );
    this.addEventListener(
      'click',
      (event) => {
        const way =
          event.target instanceof Element ? event.target.closest<HTMLElement>('.list-pages [data-by]') : null;
        if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        loaded().then(({ turn }) => turn(Number(way.dataset.by)));
      },
      { signal },
    );
    if (location.search !== '') loaded();
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    this.#loaded?.then(({ stop }) => stop());
    this.#loaded = undefined;
  }
}
