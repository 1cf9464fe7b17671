/** Base class of custom elements that enhance the static HTML inside them. */
export abstract class PartElement extends HTMLElement {
  #disconnected = new AbortController();

  connectedCallback(): void {
    this.#disconnected = new AbortController();
    this.start(this.#disconnected.signal);
  }

  disconnectedCallback(): void {
    this.#disconnected.abort();
  }

  /**
   * Runs each time the element is connected to the page, including when a script moves it.
   *
   * @param signal aborts when the element is disconnected. Pass it to `addEventListener`.
   */
  protected abstract start(signal: AbortSignal): void;
}
