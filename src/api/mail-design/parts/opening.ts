import { escapeHtml } from '../../../lib/escape-html.ts';
import { heading, type MailPart, paragraph, row, textStyle } from '../markup.ts';
import { wrapText } from '../wrap-text.ts';
import { type Stop, stopsHtml } from './stops.ts';

interface Opening {
  /** A small line above the title. */
  above?: string;
  title: string;
  lead: string;
  /** What has happened and what comes next. */
  stops?: readonly Stop[];
  /** False if the mail has a heading above it. */
  isMain?: boolean;
}

/** The answer in one look: what happened, and what comes next. */
export const opening = ({ above, title, lead, stops = [], isMain = true }: Opening): MailPart => ({
  html: (look) => {
    const style = textStyle({ size: 34, line: 40, bold: true, tight: -0.022, colour: look.light.ink });
    const small =
      above === undefined ? '' : paragraph(look, escapeHtml(above), { muted: true, padding: '0 0 6px' });
    const text = paragraph(look, escapeHtml(lead), {
      padding: stops.length > 0 ? '12px 0 26px' : '12px 0 0',
    });
    return row(
      look,
      `${small}${isMain ? `<h1 class="tx h1" style="${style};word-break:break-word">${escapeHtml(title)}</h1>` : heading(look, title)}${lead === '' ? '' : text}${stops.length > 0 ? stopsHtml(look, stops) : ''}`,
      { padding: isMain ? '36px 40px 32px' : '0 40px 32px' },
    );
  },
  text: [
    ...(above === undefined ? [] : [above]),
    isMain ? title : title.toUpperCase(),
    ...(lead === '' ? [] : ['', wrapText(lead)]),
  ].join('\n'),
});
