import { counted } from '../../../lib/plural.ts';
import { announce } from '../../../ui/announce.ts';
import { element } from '../../../ui/element.ts';
import { loadStyle } from '../../../ui/load-style.ts';
import { onSent, sendable, sendUnsent, unsentProblems } from './resend.ts';
import styles from './unsent.css?url';
import { unsentEntry } from './unsent-entry.ts';
import { unsentLeads } from './unsent-leads.ts';
import { unsentTitle } from './unsent-texts.ts';

/** Time for which a message is shown. Long, because the shopper has pressed nothing and does not expect it. */
const SENT_MESSAGE_MS = 10_000;

let isCreated = false;

/** Adds a panel to the page that lists unsent forms and can send or discard them. It is visible while there are any. */
export async function showUnsentPanel(): Promise<void> {
  if (isCreated) return;
  isCreated = true;
  await loadStyle(styles);
  const summary = element('summary', {});
  const list = element('ul', {});
  const now = element('button', { class: 'btn small primary', type: 'button' }, 'Send now');
  const about = element(
    'p',
    { class: 'muted' },
    'We keep trying to send forms without a problem. Until a form is sent, it is stored only in this browser.',
  );
  const details = element('details', {}, summary, element('div', { class: 'inside' }, about, now, list));
  const panel = element('section', { class: 'unsent-forms', 'aria-label': 'Waiting to be sent' }, details);
  document.body.append(panel);

  now.addEventListener('click', async () => {
    if (now.ariaBusy === 'true') return;
    now.ariaBusy = 'true';
    await sendUnsent();
    now.ariaBusy = null;
    // A form with a problem is not sent again before the shopper has solved it.
    const waiting = sendable().length;
    if (waiting > 0)
      announce(
        waiting === 1
          ? 'Your form could not be sent yet. We will try again.'
          : 'Some forms could not be sent yet. We will try again.',
      );
  });

  function draw(): void {
    const entries = unsentLeads.get();
    const problems = unsentProblems.get();
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = entries.length === 0;
    const isWaiting = sendable().length > 0;
    now.hidden = !isWaiting;
    about.hidden = !isWaiting;
    const toCheck = entries.filter(({ key }) => problems.has(key)).length;
    summary.textContent = `${counted(entries.length, 'form')} not sent yet${toCheck > 0 ? ': please check' : ''}`;
    if (toCheck > 0) details.open = true;
    list.replaceChildren(...entries.map((entry) => unsentEntry(entry, problems.get(entry.key))));
    if (!hadFocus) return;
    (panel.hidden ? document.getElementById('main') : summary)?.focus({ preventScroll: true });
  }
  unsentLeads.subscribe(draw);
  unsentProblems.listen(draw);
  onSent((lead) => announce(`Sent: ${unsentTitle(lead)}. We will be in touch.`, SENT_MESSAGE_MS));
}
