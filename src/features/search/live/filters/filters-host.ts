let host: HTMLElement | null = null;

/**
 * The one element that holds the filters: it stands in the sidebar and moves to the drawer while that is
 * open, so that no filter is ever unmounted with what is chosen in it.
 */
export function filtersHost(): HTMLElement {
  host ??= document.createElement('div');
  return host;
}
