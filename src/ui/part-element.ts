/** A custom element that enhances the static HTML in it. */
export abstract class PartElement extends HTMLElement {
  #left = new AbortController();

  connectedCallback(): void {
    this.#left = new AbortController();
    this.start(this.#left.signal);
  }

  disconnectedCallback(): void {
    this.#left.abort();
  }

  /**
   * Runs each time the element enters the page, also when a script moves it.
   *
   * @param left aborts when the element leaves the page: listeners added with it go then
   */
  protected abstract start(left: AbortSignal): void;
}
