import { PartElement } from '../../ui/part-element.ts';

/** `<search-suggestions>`: a search field that loads its suggestions when it is first focused. */
class SearchSuggestions extends PartElement {
  protected start(signal: AbortSignal): void {
    const input = this.querySelector('input');
    input?.addEventListener(
      'focus',
      async () => {
        const { startSuggestions } = await import('./start-suggestions.ts');
        if (!signal.aborted) startSuggestions(this, input, signal);
      },
      { once: true, signal },
    );
  }
}

customElements.define('search-suggestions', SearchSuggestions);
