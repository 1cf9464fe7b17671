import { escapeHtml } from '../../../lib/escape-html.ts';
import { heading, lines, type MailPart, paragraph, row, TABLE, wordsRow } from '../markup.ts';
import { wrapText } from '../wrap-text.ts';
import { buttonsHtml, type MailButton } from './buttons.ts';

/** Words of a shopper on a shade of their own. */
export const quoted = (message: string): MailPart => ({
  html: (look) =>
    wordsRow(look, (on) => paragraph(on, `“${lines(message)}”`, { size: 20, line: 29, bold: true }), {
      surface: 'tint',
      padding: '24px 40px',
    }),
  text: `"${message}"`,
});

/** A paragraph, below a heading if there is one. */
export const prose = (text: string, title = ''): MailPart => ({
  html: (look) =>
    row(
      look,
      (title === '' ? '' : heading(look, title)) +
        paragraph(look, lines(text), { size: 15, padding: title === '' ? '0' : '8px 0 0' }),
      { padding: '0 40px 26px' },
    ),
  text: [...(title === '' ? [] : [title.toUpperCase()]), wrapText(text)].join('\n'),
});

/** Buttons alone. As text, addresses on the site stand beside their labels. */
export const actions = (buttons: readonly MailButton[], hasMain = true): MailPart => ({
  html: (look) =>
    buttons.length === 0 ? '' : row(look, buttonsHtml(look, buttons, hasMain), { padding: '0 40px 34px' }),
  text: buttons.map(({ label, href }) => (href.startsWith('http') ? `${label}: ${href}` : label)).join('\n'),
});

/** A line between two parts. */
export const RULE: MailPart = {
  html: (look) =>
    row(
      look,
      `${TABLE}><tr><td class="ln" style="border-top:1px solid ${look.light.line};font-size:0;line-height:0" height="1">${escapeHtml('\u00a0')}</td></tr></table>`,
      { padding: '0 40px' },
    ),
  text: '',
};
