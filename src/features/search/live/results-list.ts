import { type ListEntry, showInList } from '../../card/card-list.ts';
import { RESULT_SIZES } from '../picture-sizes.ts';

/** The `<ul>` of results. React renders it empty; the cards in it are HTML from the site. */
export interface ResultsList {
  /** React ref callback of the list. */
  attach: (list: HTMLElement | null) => void;
  /** Renders the entries, if the list is attached to the page. */
  show: (entries: readonly ListEntry[]) => void;
  /** Moves the existing cards of the static page into the list. */
  adopt: (staticSearch: ParentNode) => void;
  /** Renders the entries again, after the list was attached to the page. */
  redraw: () => void;
  /** Focuses the link of the entry at an index. */
  focus: (index: number) => void;
}

export function createResultsList(): ResultsList {
  let list: HTMLElement | null = null;
  let entries: readonly ListEntry[] = [];
  const draw = () => {
    if (list?.isConnected) showInList(list, entries, { sizes: RESULT_SIZES, wrapper: 'li' });
  };
  return {
    attach(element) {
      list = element;
      draw();
    },
    show(next) {
      entries = next;
      draw();
    },
    adopt(staticSearch) {
      list?.replaceChildren(...(staticSearch.querySelector('.results')?.children ?? []));
    },
    redraw: draw,
    focus(index) {
      list?.children[index]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    },
  };
}
