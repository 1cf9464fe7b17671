import { announce } from '../../ui/announce.ts';
import { closeDetailsOnLeave } from '../../ui/close-details.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { COPIED_MS, SHARE_WINDOW, TOAST_MS } from './share-links.ts';

/** Opens a provider's page in a small window (SHA-08). Returns false if the browser blocked it. */
function openWindow(href: string): boolean {
  const { width, height } = SHARE_WINDOW;
  const opened = window.open(href, '_blank', `popup,width=${width},height=${height}`);
  if (opened) opened.opener = null;
  return opened !== null;
}

/**
 * `<share-menu>`: opens providers in small windows, copies the link, and offers the device's apps (SHA-02 to SHA-08).
 */
class ShareMenu extends PartElement {
  #timer = 0;

  protected start(signal: AbortSignal): void {
    const menu = partOf<HTMLDetailsElement>(this, 'details');
    const [copy, apps] = this.querySelectorAll('button');
    copy?.addEventListener('click', () => void this.#copy(copy), { signal });
    if (apps) this.#offerApps(menu, apps, signal);
    menu.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[target]');
        if (link && openWindow(link.href)) event.preventDefault();
      },
      { signal },
    );
    closeDetailsOnLeave(menu, signal);
  }

  /** Copies the link and confirms it (SHA-05 to SHA-07). */
  async #copy(button: HTMLElement): Promise<void> {
    const label = partOf(button, 'span');
    try {
      await navigator.clipboard.writeText(this.getAttribute('url') ?? '');
    } catch (error) {
      console.warn('The link could not be copied.', error);
      announce('Your browser blocked copying. You can copy the link from the address bar.');
      return;
    }
    const toast = this.getAttribute('toast');
    if (toast) announce(toast, TOAST_MS);
    label.textContent = 'Copied';
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => label.replaceChildren('Copy link'), COPIED_MS);
  }

  /** On touch screens, adds an item that opens the device's share sheet. */
  #offerApps(menu: HTMLDetailsElement, button: HTMLElement, signal: AbortSignal): void {
    const share = { title: this.getAttribute('subject') ?? '', url: this.getAttribute('url') ?? '' };
    if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(share)) return;
    const item = button.closest('li');
    if (item) item.hidden = false;
    const open = () =>
      navigator.share(share).then(
        () => {
          menu.open = false;
        },
        (error: unknown) => {
          if (error instanceof DOMException && error.name === 'AbortError') return;
          console.warn('The device could not share the link.', error);
          announce('Sharing failed on your device. Please choose another option.');
        },
      );
    button.addEventListener('click', open, { signal });
  }
}

customElements.define('share-menu', ShareMenu);
