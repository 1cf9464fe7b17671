import { escapeHtml } from '../../../lib/escape-html.ts';
import type { MailLook } from '../mail-look.ts';
import { paragraph, TABLE } from '../markup.ts';

/** A stop on the line from what the shopper did to what the dealer does. */
export interface Stop {
  title: string;
  /** Time or place; empty if it is not known. */
  detail: string;
  isDone?: boolean;
}

const WIDTHS = ['35%', '34%', '31%'];

function dot({ light }: MailLook, isDone: boolean): string {
  const [fill, edge] = isDone ? [light.accent, light.accent] : [light.card, light.outline];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="${isDone ? '' : 'card'}" bgcolor="${fill}" width="10" height="10" style="width:10px;height:10px;font-size:0;line-height:0;background-color:${fill};border:2px solid ${edge};border-radius:7px">&nbsp;</td></tr></table>`;
}

const rail = ({ light }: MailLook): string =>
  `${TABLE}><tr><td class="lnb" bgcolor="${light.outline}" height="2" style="height:2px;font-size:0;line-height:0;background-color:${light.outline}">&nbsp;</td></tr></table>`;

/** Three stops on a line. It is drawn only, because the words beside it say the same. */
export function stopsHtml(look: MailLook, stops: readonly Stop[]): string {
  const drawn = stops.map(({ isDone = false }, i) => {
    const isLast = i === stops.length - 1;
    return `<td width="${WIDTHS[i]}" style="width:${WIDTHS[i]}">${TABLE}><tr><td width="14" style="width:14px">${dot(look, isDone)}</td><td valign="middle">${isLast ? '&nbsp;' : rail(look)}</td></tr></table></td>`;
  });
  const named = stops.map(
    ({ title, detail }) =>
      `<td valign="top" style="padding:10px 12px 0 0">${paragraph(look, escapeHtml(title), { size: 15, line: 20, bold: true })}${detail === '' ? '' : paragraph(look, escapeHtml(detail), { size: 14, line: 20, muted: true })}</td>`,
  );
  return `${TABLE}><tr>${drawn.join('')}</tr><tr>${named.join('')}</tr></table>`;
}
