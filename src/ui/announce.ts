import { element } from './element.ts';

/** Long enough to read a short sentence; chosen by eye. */
export const SHOWN_MS = 4000;
let toast: HTMLElement | null = null;
let timer = 0;

/**
 * Adds the live region, or returns the one that is there. It is added ahead of time: screen readers miss text that is
 * added together with its region.
 */
export function liveRegion(): HTMLElement {
  toast ??= document.body.appendChild(element('p', { class: 'toast', role: 'status' }));
  return toast;
}

/**
 * Shows a short message, which screen readers read out politely, for `shownMs`. With `view`, it has a button "View", which
 * may only repeat what the page offers elsewhere, since the message disappears by itself.
 */
export function announce(text: string, shownMs = SHOWN_MS, view?: () => void): void {
  const region = liveRegion();
  const hide = () => region.replaceChildren();
  clearTimeout(timer);
  region.replaceChildren(text);
  if (view) {
    const button = element('button', {}, 'View');
    button.onclick = () => {
      hide();
      view();
    };
    region.append(button);
  }
  timer = window.setTimeout(hide, shownMs);
}
