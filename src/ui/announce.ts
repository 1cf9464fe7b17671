const SHOWN_MS = 4000;

let place: HTMLElement | null = null;
let timer = 0;

/** The place must stand in the page before it speaks, or a screen reader misses the first words. */
export function prepareAnnouncements(): void {
  if (place) return;
  place = document.createElement('p');
  place.className = 'toast';
  place.setAttribute('role', 'status');
  document.body.append(place);
}

/** Shows a short message and has it read out when the reader is free; it goes by itself. */
export function announce(text: string, shownMs = SHOWN_MS): void {
  prepareAnnouncements();
  if (!place) return;
  place.textContent = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => place?.replaceChildren(), shownMs);
}
