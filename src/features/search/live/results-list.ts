import { type ListEntry, showInList } from '../../card/card-list.ts';
import { RESULT_SIZES } from '../picture-sizes.ts';

/** The page's `<ul>` of results. React does not render it, so cards that stay are not touched. */
export interface ResultsList {
  /** Keeps the entries, and renders them if the list has been started. None hide the list. */
  show: (entries: readonly ListEntry[], isBusy: boolean) => void;
  /**
   * Renders the entries from now on.
   *
   * @param isOther true if they are those of another search than the page's
   */
  start: (isOther: boolean) => void;
  /** Shows the static page's results again. */
  stop: () => void;
  /** Focuses the link of the entry at an index. */
  focus: (index: number) => void;
}

/** Browsers count what is in the page anew as a new list, and not as the old one with its vehicles moved. */
function insertAnew(list: HTMLElement): void {
  const { activeElement } = document;
  const next = list.nextSibling;
  const parent = list.parentNode;
  list.remove();
  parent?.insertBefore(list, next);
  if (list.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
}

export function createResultsList(list: HTMLElement): ResultsList {
  const own = [...list.children];
  const cards = () =>
    [...list.querySelectorAll<HTMLElement>('.card')].map(({ dataset }) => dataset.car).join();
  let draw: (() => void) | null = null;
  let entries: readonly ListEntry[] = [];
  let busy = false;
  return {
    show(next, isBusy) {
      entries = next;
      busy = isBusy;
      draw?.();
    },
    start(isOther) {
      const before = cards();
      draw = () => {
        list.hidden = entries.length === 0;
        list.ariaBusy = busy ? 'true' : null;
        showInList(list, entries, { sizes: RESULT_SIZES, wrapper: 'li' });
      };
      draw();
      if (isOther || cards() !== before) insertAnew(list);
    },
    stop() {
      if (draw) list.replaceChildren(...own);
      list.hidden = own.length === 0;
      draw = null;
    },
    focus(index) {
      list.children[index]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    },
  };
}
