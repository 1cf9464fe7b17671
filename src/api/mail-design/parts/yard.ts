import { escapeHtml } from '../../../lib/escape-html.ts';
import { FONT, heading, type MailPart, paragraph, row, TABLE, textLink } from '../markup.ts';
import { type FactRow, factTable, rowText } from './facts.ts';

/** The yard or workshop that a mail is about. */
export interface MailYard {
  name: string;
  address: string;
  /** Its page on the dealer's own site; null if it has none. */
  href: string | null;
  /** Empty if the yard gives no hours. */
  hours: readonly FactRow[];
}

/** Where the yard is and when it is open. */
export const yardPart = ({ name, address, href, hours }: MailYard): MailPart => ({
  html: (look) => {
    const where = `${heading(look, name)}${paragraph(look, escapeHtml(address), { size: 15, line: 22, padding: '6px 0 0' })}${href === null ? '' : `<p class="act" style="margin:0;padding:10px 0 0;${FONT};font-size:15px;line-height:22px">${textLink(look, href, 'Directions and parking')}</p>`}`;
    const body =
      hours.length === 0
        ? where
        : `${TABLE}><tr><td class="col" width="50%" valign="top" style="width:50%;padding-right:20px">${where}</td><td class="col gap2" width="50%" valign="top" style="width:50%">${factTable(look, hours, '42%', false)}</td></tr></table>`;
    return row(look, body, { surface: 'tint', padding: '28px 40px 32px' });
  },
  text: [
    name.toUpperCase(),
    address,
    ...hours.map(rowText),
    ...(href === null ? [] : [`Directions: ${href}`]),
  ].join('\n'),
});
