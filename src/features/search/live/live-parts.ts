import { partOf } from '../../../ui/part-of.ts';

/** The live parts around the list of results, and those of the static search that they replace. */
export interface LiveParts {
  /** React's root: the filters and their drawer. */
  filters: HTMLElement;
  /** On narrow screens: the button for the filters. */
  bar: HTMLElement;
  /** In the head of the page: the slider of its ruler; null if it has none. */
  ruler: HTMLElement | null;
  /** Before the list: number of results, sort menu, filters in use. */
  head: HTMLElement;
  /** After the list: the link to the next page, or the message that there are no results. */
  foot: HTMLElement;
  /** Pairs of a static part and the live part that replaces it. */
  replaced: [from: HTMLElement, to: HTMLElement][];
}

/** Creates the live parts, which are empty and not yet in the page. */
export function createParts(staticSearch: HTMLElement): LiveParts {
  const filters = document.createElement('div');
  filters.className = 'live-filters';
  const replaced: LiveParts['replaced'] = [[partOf(staticSearch, 'narrow-filters'), filters]];
  const [bar, head, foot] = ['.filter-bar', '.s-head', '.s-foot'].map((selector) => {
    const from = partOf(staticSearch, selector);
    const to = from.cloneNode() as HTMLElement;
    to.hidden = false;
    replaced.push([from, to]);
    return to;
  }) as [HTMLElement, HTMLElement, HTMLElement];
  const staticRuler = document.querySelector<HTMLElement>('.ruler-slider');
  const ruler = staticRuler && (staticRuler.cloneNode() as HTMLElement);
  if (ruler) {
    ruler.inert = false;
    replaced.push([staticRuler, ruler]);
  }
  return { filters, bar, ruler, head, foot, replaced };
}
