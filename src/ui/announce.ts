/** Long enough to read a short sentence; chosen by eye. */
const SHOWN_MS = 4000;

let toast: HTMLElement | null = null;
let timer = 0;

/** Adds the live region ahead of time: screen readers miss text that is added together with its region. */
export function prepareAnnouncements(): void {
  if (toast) return;
  toast = document.createElement('p');
  toast.className = 'toast';
  toast.setAttribute('role', 'status');
  document.body.append(toast);
}

/** Shows a short message, which screen readers read out politely, and removes it after `shownMs`. */
export function announce(text: string, shownMs = SHOWN_MS): void {
  prepareAnnouncements();
  if (!toast) return;
  toast.textContent = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => toast?.replaceChildren(), shownMs);
}
