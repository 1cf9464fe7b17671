import { PartElement } from '../../../ui/part-element.ts';
import { partOf } from '../../../ui/part-of.ts';
import { guardedSession } from '../../../ui/storage/guarded-storage.ts';

/**
 * Dismissing the bar hides it for the rest of the visit (CON-10): `announcement-guard.js` reads what is stored here.
 */
class AnnouncementBar extends PartElement {
  protected start(signal: AbortSignal): void {
    const dismiss = () => {
      guardedSession.write(`${document.documentElement.dataset.site}.announcement`, 'dismissed');
      this.remove();
      document.getElementById('main')?.focus({ preventScroll: true });
    };
    partOf(this, 'button').addEventListener('click', dismiss, { signal });
  }
}

customElements.define('announcement-bar', AnnouncementBar);
