import { PartElement } from '../../ui/part-element.ts';
import { focusSearchField } from '../../ui/search-field.ts';

/** `<search-opener>`: its link focuses the search field of this page, if there is one, instead of leaving the page. */
class SearchOpener extends PartElement {
  protected start(signal: AbortSignal): void {
    this.addEventListener(
      'click',
      (event) => {
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
        if (!opensElsewhere && focusSearchField()) event.preventDefault();
      },
      { signal },
    );
  }
}

customElements.define('search-opener', SearchOpener);
