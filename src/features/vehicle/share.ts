import { announce } from '../../ui/announce.ts';
import { COPIED_FOR, SHARE_WINDOW, TOAST_FOR } from './share-links.ts';

const COPY = 'Copy link';
let timer = 0;

/** A provider's page in a small window (SHA-08); true: it opened. */
function openWindow(href: string): boolean {
  const { width, height } = SHARE_WINDOW;
  const opened = window.open(href, '_blank', `popup,width=${width},height=${height}`);
  if (opened) opened.opener = null;
  return opened !== null;
}

/** Puts the link on the clipboard and says so (SHA-05 to SHA-07). */
async function copy(button: HTMLElement, url: string, toast: string | undefined): Promise<void> {
  const label = button.querySelector('span');
  if (!label) return;
  try {
    await navigator.clipboard.writeText(url);
  } catch (error) {
    console.warn('The link could not be copied.', error);
    announce('Your browser does not let us copy. The link is in the address bar.');
    return;
  }
  if (toast) announce(toast, TOAST_FOR);
  label.textContent = 'Copied';
  clearTimeout(timer);
  timer = window.setTimeout(() => label.replaceChildren(COPY), COPIED_FOR);
}

/** On a touch screen the menu ends with the device's own sheet of apps. */
function startSheet(menu: HTMLDetailsElement, share: ShareData): void {
  const sheet = menu.querySelector<HTMLElement>('[data-sheet]');
  if (!sheet || !matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(share)) return;
  sheet.hidden = false;
  sheet.addEventListener('click', () => {
    navigator.share(share).then(
      () => {
        menu.open = false;
      },
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        console.warn('The device could not share.', error);
        announce('Your device could not share. Choose another way.');
      },
    );
  });
}

/** The share menu: a disclosure that closes from outside and by Escape, small windows, copying (SHA-02 to SHA-08). */
export function startShare(menu: HTMLDetailsElement): void {
  const { share: url = '', title = '', toast } = menu.dataset;
  startSheet(menu, { title, url });
  menu.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('[data-copy]');
    const link = target.closest<HTMLAnchorElement>('a[data-popup]');
    if (button) void copy(button, url, toast);
    else if (link && openWindow(link.href)) event.preventDefault();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false;
  });
}
