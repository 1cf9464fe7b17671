import { element } from './element.ts';

/** Long enough to read a short sentence; chosen by eye. */
export const SHOWN_MS = 4000;
/** A button in a message. */
export interface MessageButton {
  label: string;
  onPress: () => void;
}

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

/**
 * Shows a short message, which screen readers read out politely, for `shownMs`. Its button may only repeat what the page
 * offers elsewhere, since the message disappears by itself.
 */
export function announce(text: string, shownMs = SHOWN_MS, button?: MessageButton): void {
  prepareAnnouncements();
  if (!toast) return;
  clearTimeout(timer);
  const hide = () => toast?.replaceChildren();
  toast.replaceChildren(text);
  if (button) {
    const press = element('button', { type: 'button' }, button.label);
    press.addEventListener('click', () => {
      hide();
      button.onPress();
    });
    toast.append(' ', press);
  }
  timer = window.setTimeout(hide, shownMs);
}
