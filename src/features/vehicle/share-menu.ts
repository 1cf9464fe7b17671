import { announce } from '../../ui/announce.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { COPIED_FOR, SHARE_WINDOW, TOAST_FOR } from './share-links.ts';

/** A provider's page in a small window (SHA-08); true: it opened. */
function openWindow(href: string): boolean {
  const { width, height } = SHARE_WINDOW;
  const opened = window.open(href, '_blank', `popup,width=${width},height=${height}`);
  if (opened) opened.opener = null;
  return opened !== null;
}

/** A disclosure that closes from outside and by Escape, with small windows and copying (SHA-02 to SHA-08). */
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
    menu.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !menu.open) return;
        menu.open = false;
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!menu.contains(target as Node)) menu.open = false;
      },
      { signal },
    );
  }

  /** Puts the link on the clipboard and says so (SHA-05 to SHA-07). */
  async #copy(button: HTMLElement): Promise<void> {
    const label = partOf(button, 'span');
    try {
      await navigator.clipboard.writeText(this.getAttribute('url') ?? '');
    } catch (error) {
      console.warn('The link could not be copied.', error);
      announce('Your browser does not let us copy. The link is in the address bar.');
      return;
    }
    const toast = this.getAttribute('toast');
    if (toast) announce(toast, TOAST_FOR);
    label.textContent = 'Copied';
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => label.replaceChildren('Copy link'), COPIED_FOR);
  }

  /** On a touch screen the menu ends with the device's own sheet of apps. */
  #offerApps(menu: HTMLDetailsElement, button: HTMLElement, signal: AbortSignal): void {
    const share = { title: this.getAttribute('name') ?? '', url: this.getAttribute('url') ?? '' };
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
          console.warn('The device could not share.', error);
          announce('Your device could not share. Choose another way.');
        },
      );
    button.addEventListener('click', open, { signal });
  }
}

customElements.define('share-menu', ShareMenu);
