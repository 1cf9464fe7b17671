import { escapeHtml } from '../../../lib/escape-html.ts';
import { formatAud } from '../../../lib/money.ts';
import type { MailLook } from '../mail-look.ts';
import { type MailPart, paragraph, row, TABLE, textStyle } from '../markup.ts';
import { wrapText } from '../wrap-text.ts';

interface Estimate {
  /** "Online estimate for your 2021 Hyundai i30" */
  above: string;
  /** AUD */
  from: number;
  to: number;
  /** A sentence: "Based on the prices of 4 similar vehicles." */
  basis: string;
  /** Said about the range on the scale. */
  onScale: string;
}

/** The scale ends this much below and above the range, as a share. */
const BELOW = 0.15;
const ABOVE = 0.1;
const ROUNDING = 1_000;

/** Ends of the scale in AUD. */
export function scaleEnds(from: number, to: number): [number, number] {
  return [
    Math.floor((from * (1 - BELOW)) / ROUNDING) * ROUNDING,
    Math.ceil((to * (1 + ABOVE)) / ROUNDING) * ROUNDING,
  ];
}

function scaleHtml(look: MailLook, { from, to, onScale }: Estimate): string {
  const { light } = look;
  const [least, most] = scaleEnds(from, to);
  const share = (amount: number) => Math.round((100 * amount) / (most - least));
  const [left, middle] = [share(from - least), Math.max(share(to - from), 4)];
  const rail = `${TABLE}><tr><td class="lnb" bgcolor="${light.outline}" height="2" style="height:2px;font-size:0;line-height:0;background-color:${light.outline}">&nbsp;</td></tr><tr><td height="5" style="height:5px;font-size:0;line-height:0">&nbsp;</td></tr></table>`;
  const bar = `${TABLE}><tr><td bgcolor="${light.accent}" height="12" style="height:12px;font-size:0;line-height:0;background-color:${light.accent};border-radius:6px">&nbsp;</td></tr></table>`;
  const label = (text: string, align: string) =>
    `<td align="${align}">${paragraph(look, escapeHtml(text), { size: 13, line: 18, muted: true, padding: '8px 0 0' })}</td>`;
  return `${TABLE}><tr><td width="${left}%" valign="bottom" style="width:${left}%">${rail}</td><td width="${middle}%" valign="bottom" style="width:${middle}%">${bar}</td><td valign="bottom">${rail}</td></tr><tr>${label(formatAud(least), 'left')}${label(onScale, 'center')}${label(formatAud(most), 'right')}</tr></table>`;
}

/** An estimated price as the heading, with its basis and a scale. */
export const estimatePart = (estimate: Estimate): MailPart => {
  const { above, from, to, basis } = estimate;
  const range = from === to ? formatAud(from) : `${formatAud(from)} to ${formatAud(to)}`;
  return {
    html: (look) => {
      const figure = textStyle({ size: 44, line: 50, bold: true, tight: -0.032, colour: look.light.ink });
      return row(
        look,
        `${paragraph(look, escapeHtml(above), { muted: true })}<h1 class="tx h1" style="${figure};margin-top:6px">${range}</h1>${paragraph(look, escapeHtml(basis), { padding: '8px 0 26px' })}${scaleHtml(look, estimate)}`,
        { padding: '36px 40px 34px' },
      );
    },
    text: `${above}: ${range}\n\n${wrapText(basis)}`,
  };
};
