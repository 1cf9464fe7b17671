import { announce } from '../../ui/announce.ts';
import { openChat } from './chat.ts';
import type { LeadSubject } from './lead-subject.ts';

type Opener = HTMLAnchorElement | HTMLButtonElement;

/**
 * Every `[data-form]` of the page opens its form over the page (VDP-40), about the subject that the page
 * names when it is asked. The form is loaded when it is first asked for; where it cannot be, a link leads on
 * as it does without scripts.
 */
export function startForms(subjectOf: () => LeadSubject): void {
  async function open(opener: Opener): Promise<void> {
    const subject = subjectOf();
    const { form, message } = opener.dataset;
    if (form === 'chat' && openChat(subject.vehicle)) return;
    opener.ariaBusy = 'true';
    try {
      const { openForm } = await import('./open-form.tsx');
      await openForm(form, subject, message);
    } catch (error) {
      console.error('The form could not be loaded.', error);
      announce('The form cannot be opened right now. Check your connection and try again.');
      if ('href' in opener) location.assign(opener.href);
    } finally {
      opener.ariaBusy = null;
    }
  }

  for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-form]')) {
    opener.role = 'button';
    opener.ariaHasPopup = 'dialog';
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    });
  }

  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<Opener>('[data-form]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(opener);
  });

  // Cards lead here with their enquiry button.
  if (location.hash === '#enquire') {
    const first = document.querySelector<Opener>('#enquire [data-form]');
    if (first) void open(first);
  }
}
