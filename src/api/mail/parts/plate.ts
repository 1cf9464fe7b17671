import { escapeHtml } from '../../../lib/escape-html.ts';
import { type MailPart, row } from '../markup.ts';

/**
 * The shopper's registration, drawn as a plate. It is drawn only: the table below says it in words.
 *
 * @param state "QLD"; empty if it is not known
 */
export const plate = (registration: string, state: string): MailPart => ({
  html: (look) => {
    const { ink, card } = look.light;
    return row(
      look,
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="card ln" align="center" bgcolor="${card}" style="background-color:${card};border:3px solid ${ink};border-radius:8px;padding:8px 26px 7px;font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"><span class="tx" style="font-size:40px;line-height:46px;font-weight:700;letter-spacing:.06em;color:${ink}">${escapeHtml(registration.toUpperCase())}</span>${state === '' ? '' : `<br><span class="mu" style="font-size:12px;line-height:16px;font-weight:700;letter-spacing:.3em;color:${ink}">${escapeHtml(state)}</span>`}</td></tr></table>`,
      { padding: '0 40px 6px' },
    );
  },
  text: '',
});
