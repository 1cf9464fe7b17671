import { PartElement } from '../../ui/part-element.ts';

/** The search field of the search page, or that of the home page. */
const findSearchField = () => document.querySelector<HTMLElement>('#search-words, #find-query');

/** `<search-opener>`: its link focuses the search field of this page, if there is one, instead of leaving the page. */
class SearchOpener extends PartElement {
  protected start(signal: AbortSignal): void {
    this.addEventListener(
      'click',
      (event) => {
        const field = findSearchField();
        if (!field || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (field.checkVisibility()) field.focus();
        else {
          document.getElementById('filter-open')?.click();
          // When the drawer opens, the filters move into it and it takes the focus, so focus the field after that.
          setTimeout(() => findSearchField()?.focus());
        }
      },
      { signal },
    );
  }
}

customElements.define('search-opener', SearchOpener);
