let host: HTMLElement | null = null;

/**
 * The single element that contains the filters. It moves between sidebar and drawer, so that the filters stay mounted
 * and keep their state.
 */
export function filtersHost(): HTMLElement {
  host ??= document.createElement('div');
  return host;
}
