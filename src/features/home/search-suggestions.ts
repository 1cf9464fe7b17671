/** `<search-suggestions>`: a plain search field, which learns to suggest when it is first focused. */
export class SearchSuggestions extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    const input = this.querySelector('input');
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    input?.addEventListener(
      'focus',
      async () => {
        const { startSuggestions } = await import('./start-suggestions.ts');
        if (!signal.aborted) startSuggestions(this, input, signal);
      },
      { once: true, signal },
    );
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }
}

customElements.define('search-suggestions', SearchSuggestions);
