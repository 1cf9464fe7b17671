import { escapeHtml } from '../../../lib/escape-html.ts';
import type { MailLook } from '../mail-look.ts';
import { FONT, space } from '../markup.ts';

/**
 * The shopper's registration, drawn as a plate, whose colours stay the same in dark mode.
 *
 * @param state "QLD"; empty if it is not known
 */
export function plateHtml({ light: { ink, card } }: MailLook, registration: string, state: string): string {
  const below =
    state === ''
      ? ''
      : `<br><span style="font-size:12px;line-height:16px;font-weight:700;letter-spacing:.3em">${escapeHtml(state)}</span>`;
  return `${space(14)}<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${card}" style="background-color:${card};border:3px solid ${ink};border-radius:8px;padding:8px 26px 7px;${FONT};color:${ink}"><span style="font-size:40px;line-height:46px;font-weight:700;letter-spacing:.06em">${escapeHtml(registration.toUpperCase())}</span>${below}</td></tr></table>${space(12)}`;
}
