import { escapeHtml } from '../../../lib/escape-html.ts';
import type { MailLook } from '../mail-look.ts';
import { columns, FONT, TABLE } from '../markup.ts';

/** A link that looks like a button. */
export interface MailButton {
  label: string;
  /** On the dealer's own site, or `tel:` or `mailto:`. */
  href: string;
}

function button({ light, radius }: MailLook, { label, href }: MailButton, isMain: boolean): string {
  const [fill, edge, text] = isMain
    ? [light.accent, light.accent, light.onAccent]
    : [light.card, light.outline, light.ink];
  // The padding is on the link, so that all of the button can be pressed; Word needs it on the cell.
  return `${TABLE}><tr><td class="${isMain ? '' : 'out'}" align="center" bgcolor="${fill}" style="background-color:${fill};border:1px solid ${edge};border-radius:${radius.button}px;mso-padding-alt:13px 12px"><a href="${escapeHtml(href)}" style="display:block;padding:13px 12px;${FONT};font-size:16px;line-height:22px;font-weight:700;color:${text};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** One or two buttons beside each other. The first one is the main one, unless `hasMain` is false. */
export function buttonsHtml(look: MailLook, [main, other]: readonly MailButton[], hasMain = true): string {
  if (main === undefined) return '';
  if (other === undefined) return button(look, main, hasMain);
  return columns(button(look, main, hasMain), button(look, other, false));
}
