import { PartElement } from '../../ui/part-element.ts';

/** The search fields of the search page and of the home page. */
const find = () => document.querySelector<HTMLElement>('#search-words, #find-query');

/** `<search-opener>`: its link focuses the search field of this page, if there is one, instead of leaving the page. */
class SearchOpener extends PartElement {
  protected start(signal: AbortSignal): void {
    this.addEventListener(
      'click',
      (event) => {
        const field = find();
        if (!field || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (field.checkVisibility()) field.focus();
        else {
          document.getElementById('filter-open')?.click();
          // The drawer takes the focus and the filters when it opens.
          setTimeout(() => find()?.focus());
        }
      },
      { signal },
    );
  }
}

customElements.define('search-opener', SearchOpener);
