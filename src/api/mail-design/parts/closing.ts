import { escapeHtml } from '../../../lib/escape-html.ts';
import type { MailLook } from '../mail-look.ts';
import { lines, type MailPart, textStyle } from '../markup.ts';
import { wrapText } from '../wrap-text.ts';

const small = ({ light }: MailLook, html: string, padding: string, size = 13, line = 20): string =>
  `<p class="mu" style="${textStyle({ size, line, colour: light.muted, padding })}">${html}</p>`;

const closingRow = ({ light }: MailLook, html: string): string =>
  `<tr><td class="px bg" bgcolor="${light.page}" style="padding:24px 40px 40px;background-color:${light.page}">${html}</td></tr>`;

/** The end of a mail to a shopper: why it came, and which company sent it. */
export const closingForShopper = (look: MailLook, why: string): MailPart => ({
  html: ({ light }) => {
    const link = (href: string, label: string) =>
      `<a href="${escapeHtml(href)}" style="color:${light.muted};text-decoration:underline">${escapeHtml(label)}</a>`;
    const links = [
      link(look.origin, new URL(look.origin).host.replace(/^www\./, '')),
      ...(look.privacyHref === null ? [] : [link(look.privacyHref, 'Privacy')]),
    ];
    return closingRow(
      look,
      small(look, escapeHtml(why), '0') +
        small(look, [...look.legal.map(escapeHtml), links.join(' · ')].join('<br>'), '12px 0 0'),
    );
  },
  text: ['--', wrapText(why), ...look.legal, look.origin].join('\n'),
});

/** The end of a mail to the dealer: what is attached, and the ids, which nobody has to read. */
export const closingForDealer = (note: string, ids: readonly string[]): MailPart => ({
  html: (look) =>
    closingRow(
      look,
      (note === '' ? '' : small(look, escapeHtml(note), '0')) +
        small(look, lines(ids.join('\n')), '10px 0 0', 12, 18),
    ),
  text: [...(note === '' ? [] : [wrapText(note), '']), '--', ...ids].join('\n'),
});
