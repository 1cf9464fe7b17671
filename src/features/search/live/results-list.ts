import { type ListEntry, showInList } from '../../card/card-list.ts';
import { RESULT_SIZES } from '../picture-sizes.ts';

/** The list of results: cards drawn by the site, which React holds a place for and does not draw. */
export interface ResultsList {
  /** The element that React has made for the list, or null once that is gone. */
  attach: (list: HTMLElement | null) => void;
  /** Shows the entries, at once where the list is on the page. */
  show: (entries: readonly ListEntry[]) => void;
  /** Takes the cards of the page's own list over, as they are. */
  adopt: (own: ParentNode) => void;
  /** Shows the entries again, now that the list is on the page. */
  redraw: () => void;
  /** Puts the focus on the link of an entry, from 0. */
  focus: (entry: number) => void;
}

export function createResultsList(): ResultsList {
  let list: HTMLElement | null = null;
  let entries: readonly ListEntry[] = [];
  const draw = () => {
    if (list?.isConnected) showInList(list, entries, { sizes: RESULT_SIZES, wrapper: 'li' });
  };
  return {
    attach(made) {
      list = made;
      draw();
    },
    show(next) {
      entries = next;
      draw();
    },
    adopt(own) {
      list?.replaceChildren(...(own.querySelector('.results')?.children ?? []));
    },
    redraw: draw,
    focus(entry) {
      list?.children[entry]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    },
  };
}
