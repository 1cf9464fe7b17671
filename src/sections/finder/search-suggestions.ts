import { PartElement } from '../../ui/part-element.ts';

/** `<search-suggestions>`: a search field that loads its suggestions when it is first focused. */
class SearchSuggestions extends PartElement {
  protected start(signal: AbortSignal): void {
    const input = this.querySelector('input');
    input?.addEventListener(
      'focus',
      async () => {
        try {
          const { startSuggestions } = await import('./start-suggestions.ts');
          if (!signal.aborted) startSuggestions(this, input, signal);
        } catch (error) {
          // The field still searches without suggestions.
          console.warn('The suggestions could not be loaded.', error);
        }
      },
      { once: true, signal },
    );
  }
}

customElements.define('search-suggestions', SearchSuggestions);
