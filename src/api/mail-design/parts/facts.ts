import { escapeHtml } from '../../../lib/escape-html.ts';
import type { MailLook } from '../mail-look.ts';
import { heading, lines, type MailPart, paragraph, row, space, textStyle, wordsRow } from '../markup.ts';

/** A labelled value, in texts for people. */
export interface FactRow {
  label: string;
  value: string;
  /** True for a row that matters now, such as today's hours. */
  isBold?: boolean;
}

/** "Rego: 123ABC". A label that ends with a full stop or a question mark gets no colon. */
export const rowText = ({ label, value }: FactRow): string =>
  `${label}${/[.?!]$/.test(label) ? '' : ':'} ${value}`;

/** Characters of a label above which it would make a high, narrow column beside a short value. */
const MAX_LABEL = 40;

/** A table of facts; a long label, such as the text of a checkbox, has the whole row. `width` is that of the labels. */
export function factTable(look: MailLook, rows: readonly FactRow[], width = '36%', ruled = true): string {
  const { light } = look;
  const cells = rows.map(({ label, value, isBold = false }, i) => {
    const edge = ruled || i > 0 ? `border-top:1px solid ${light.line};` : '';
    if (label.length > MAX_LABEL)
      return `<tr><td class="mu ln" colspan="2" style="padding:10px 0;${edge}${textStyle({ size: 14, line: 22, colour: light.muted })}">${escapeHtml(label)} <b class="tx" style="color:${light.ink}">${lines(value)}</b></td></tr>`;
    const [open, close] = isBold ? ['<b>', '</b>'] : ['', ''];
    const th = `padding:10px 16px 10px 0;${edge}font-weight:400;${textStyle({ size: 14, line: 22, colour: light.muted })}`;
    const td = `padding:10px 0;${edge}${textStyle({ size: 15, line: 22, colour: light.ink })};word-break:break-word`;
    return `<tr><th scope="row" class="mu ln" align="left" valign="top" width="${width}" style="${th}">${open}${escapeHtml(label)}${close}</th><td class="tx ln" valign="top" style="${td}">${open}${lines(value)}${close}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%">${cells.join('')}</table>`;
}

interface Facts {
  title: string;
  /** False if the title stands in the text only, where a table needs one. */
  isTitleDrawn?: boolean;
  /** The shopper's own words. */
  quote?: string;
  /** A drawing of what the table says. */
  figure?: ((look: MailLook) => string) | undefined;
  rows: readonly FactRow[];
}

/** Facts below a heading, with the shopper's own words first. Nothing if there are none. */
export const facts = ({ title, isTitleDrawn = true, quote, figure, rows }: Facts): MailPart => ({
  html: (look) => {
    if (rows.length === 0 && quote === undefined) return '';
    const content = (on: MailLook): string => {
      const top = isTitleDrawn ? heading(on, title) + (quote === undefined ? space(8) : '') : '';
      const words =
        quote === undefined
          ? ''
          : paragraph(on, `“${lines(quote)}”`, { size: 18, line: 28, padding: '10px 0 14px' });
      const table = factTable(on, rows, '36%', quote !== undefined || !isTitleDrawn);
      return top + (figure?.(on) ?? '') + words + table;
    };
    const padding = isTitleDrawn ? '32px 40px 28px' : '0 40px 28px';
    return isTitleDrawn ? wordsRow(look, content, { padding }) : row(look, content(look), { padding });
  },
  text:
    rows.length === 0 && quote === undefined
      ? ''
      : [title.toUpperCase(), ...(quote === undefined ? [] : [`"${quote}"`]), ...rows.map(rowText)].join(
          '\n',
        ),
});
