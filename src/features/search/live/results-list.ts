import { type ListEntry, showInList } from '../../card/card-list.ts';
import { resultSizes } from '../picture-sizes.ts';

/** The page's `<ul>` of results. React does not render it, so cards that stay are not touched. */
export interface ResultsList {
  /** Keeps the entries, and renders them once the list has been started. The list is hidden if there are none. */
  show: (entries: readonly ListEntry[], isBusy: boolean) => void;
  /**
   * Renders the entries from now on.
   *
   * @param isOther true if they are the results of another search than the static page's
   */
  start: (isOther: boolean) => void;
  /** Shows the static page's results again. */
  stop: () => void;
  /** Focuses the link of the entry at an index. */
  focus: (index: number) => void;
}

/**
 * Removes the list and inserts it again. Browsers then do not count its moved vehicles as a layout
 * shift. The focus stays.
 */
function reinsert(list: HTMLElement): void {
  const { activeElement } = document;
  const next = list.nextSibling;
  const parent = list.parentNode;
  list.remove();
  parent?.insertBefore(list, next);
  if (list.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
}

export function createResultsList(list: HTMLElement): ResultsList {
  const staticEntries = [...list.children];
  const shownVehicles = () =>
    [...list.querySelectorAll<HTMLElement>('.card')].map(({ dataset }) => dataset.car).join();
  let render: (() => void) | null = null;
  let entries: readonly ListEntry[] = [];
  let busy = false;
  return {
    show(next, isBusy) {
      entries = next;
      busy = isBusy;
      render?.();
    },
    start(isOther) {
      const before = shownVehicles();
      render = () => {
        list.hidden = entries.length === 0;
        list.ariaBusy = busy ? 'true' : null;
        showInList(list, entries, {
          sizes: resultSizes(document.documentElement.dataset.card),
          wrapper: 'li',
        });
      };
      render();
      if (isOther || shownVehicles() !== before) reinsert(list);
    },
    stop() {
      if (render) list.replaceChildren(...staticEntries);
      list.hidden = staticEntries.length === 0;
      render = null;
    },
    focus(index) {
      list.children[index]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    },
  };
}
