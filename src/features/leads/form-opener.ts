import { announce } from '../../ui/announce.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { openChat } from './chat.ts';
import { leadSubject } from './lead-subject-store.ts';

/**
 * `<form-opener>`: opens a form in a dialog (VDP-40) about the page's `leadSubject`, with the `message` and the `time`
 * ("2027-03-14T09:30") of its attributes. The form is loaded on first use. If that fails, the browser follows the link
 * as it does without scripts.
 */
class FormOpener extends PartElement {
  protected start(signal: AbortSignal): void {
    const opener = partOf(this, 'a, button');
    const open = () => void this.#open(opener);
    opener.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open();
      },
      { signal },
    );
    // The microtask runs after the page's script, which sets the subject.
    if (location.hash && location.hash === this.getAttribute('at')) queueMicrotask(open);
    if (!(opener instanceof HTMLAnchorElement)) return;
    opener.role = 'button';
    opener.ariaHasPopup = 'dialog';
    opener.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        opener.click();
      },
      { signal },
    );
  }

  async #open(opener: HTMLElement): Promise<void> {
    if (opener.ariaBusy === 'true') return;
    const subject = leadSubject.get();
    const form = this.getAttribute('opens');
    if (!subject) return;
    opener.ariaBusy = 'true';
    try {
      if (form === 'chat' && (await openChat(subject.vehicle))) return;
      const { openForm } = await import('./open-form.tsx');
      await openForm(form, subject, {
        message: this.getAttribute('message') ?? '',
        dateTime: this.getAttribute('time') ?? '',
      });
    } catch (error) {
      console.error('The form could not be loaded.', error);
      announce('The form cannot be opened right now. Check your connection and reload the page.');
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
    } finally {
      opener.ariaBusy = null;
    }
  }
}

customElements.define('form-opener', FormOpener);
