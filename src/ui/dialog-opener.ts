import { closeOnPressOutside } from './close-on-press-outside.ts';
import { PartElement } from './part-element.ts';

/**
 * `<dialog-opener opens="site-menu">`: its button opens the dialog with that id. A link works the same way, and
 * without scripts it jumps to a part of the page. The dialog closes with its own `<form method="dialog">`,
 * Escape or a press outside.
 */
class DialogOpener extends PartElement {
  protected start(signal: AbortSignal): void {
    const opener = this.firstElementChild as HTMLElement | null;
    const dialog = document.getElementById(this.getAttribute('opens') ?? '');
    if (!opener || !(dialog instanceof HTMLDialogElement)) return;
    closeOnPressOutside(dialog, signal);
    const open = (event: Event) => {
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
    };
    opener.addEventListener('click', open, { signal });
    if (opener.localName !== 'a') return;
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
    opener.addEventListener('keydown', (event) => event.key === ' ' && open(event), { signal });
  }
}

customElements.define('dialog-opener', DialogOpener);
