import { escapeHtml } from '../../lib/escape-html.ts';
import type { MailPicture } from '../platform/mail/mailer.ts';
import type { MailColours } from './mail-colours.ts';
import type { MailLook } from './mail-look.ts';
import { FONT, type MailPart, TABLE } from './markup.ts';

/** Space after the preview text, so that inboxes show nothing of the mail behind it. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(60);

// Widths and dark mode are in two style elements, so that a program that drops one of them keeps the other.
const WIDTHS = `body{margin:0!important;padding:0!important;width:100%!important;-webkit-text-size-adjust:100%}table{border-spacing:0;border-collapse:separate}td{padding:0}img{border:0;display:block;-ms-interpolation-mode:bicubic}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:620px){.px{padding-left:20px!important;padding-right:20px!important}.h1{font-size:28px!important;line-height:34px!important}.col{display:block!important;width:100%!important;box-sizing:border-box!important;padding-left:0!important;padding-right:0!important}.gap{padding-top:10px!important}.gap2{padding-top:22px!important}.big{font-size:38px!important;line-height:42px!important}.when{font-size:30px!important;line-height:36px!important}.sm{width:112px!important;padding-right:14px!important}}`;

const WORD =
  '<!--[if mso]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>table{border-collapse:collapse}td,th,p,a,span,h1,h2{font-family:Arial,sans-serif!important;mso-line-height-rule:exactly}</style><![endif]-->';

/** Rules of dark mode, for programs that ask for it and for Outlook on the web (`data-ogsc`). */
function darkRules({ page, card, tint, ink, muted, line, outline, link }: MailColours): string {
  const rules = (before: string) =>
    [
      `${before}.bg{background-color:${page}!important}`,
      `${before}.card{background-color:${card}!important}`,
      `${before}.tint{background-color:${tint}!important}`,
      `${before}.tx,${before}.tx a{color:${ink}!important}`,
      `${before}.mu,${before}.mu a{color:${muted}!important}`,
      `${before}.ln{border-color:${line}!important}`,
      `${before}.lnb{background-color:${line}!important}`,
      `${before}.act a{color:${link}!important}`,
      `${before}.out{background-color:${card}!important;border-color:${outline}!important}`,
      `${before}.out a{color:${ink}!important}`,
    ].join('');
  return `@media (prefers-color-scheme:dark){${rules('')}}\n${rules('[data-ogsc] ')}`;
}

/** The drawing of a dealer's mark, with its size in CSS px. */
export interface DrawnMark extends MailPicture {
  width: number;
  height: number;
}

export interface MailFrame {
  subject: string;
  /** Shown by inboxes beside the subject, so it adds something to it. */
  preview: string;
  /** Two short lines at the right of the band: the yard, and until when it is open. */
  band: readonly [string, string];
  /** The dealer's mark; null if it could not be drawn, and the name then stands in its place. */
  mark: DrawnMark | null;
}

const NAME = 'font-family:Arial,sans-serif;font-size:17px;font-weight:700';

/** The dealer's mark as a picture whose alt text is the name, or else the name. */
function markHtml({ name, light }: MailLook, mark: DrawnMark | null): string {
  if (mark === null) return escapeHtml(name);
  const { cid, width, height } = mark;
  return `<img src="cid:${cid}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;width:${width}px;height:${height}px;border:0;${NAME};color:${light.onBand}">`;
}

function bandHtml(look: MailLook, { band: [first, second], mark }: MailFrame): string {
  const { light, origin, paper } = look;
  const rule = paper === null ? { height: 3, colour: light.accent } : { height: 1, colour: light.line };
  return `<tr><td class="px" bgcolor="${light.band}" style="padding:18px 40px 16px;background-color:${light.band}">${TABLE}><tr><td valign="middle"><a href="${escapeHtml(origin)}" style="color:${light.onBand};text-decoration:none;${NAME}">${markHtml(look, mark)}</a></td><td align="right" valign="middle" style="${FONT};font-size:14px;line-height:20px;color:${light.onBand}"><span style="font-weight:700">${escapeHtml(first)}</span><br><span style="color:${light.onBandMuted}">${escapeHtml(second)}</span></td></tr></table></td></tr>
<tr><td bgcolor="${rule.colour}" height="${rule.height}" style="height:${rule.height}px;font-size:0;line-height:0;background-color:${rule.colour}">&nbsp;</td></tr>`;
}

/** A mail of one table, 600 px wide, for the rules of Gmail and of Outlook. */
export function mailHtml(look: MailLook, frame: MailFrame, parts: readonly MailPart[]): string {
  const { light, dark } = look;
  const scheme = dark === null ? 'dark' : 'light dark';
  const page = `class="bg" bgcolor="${light.page}" style="background-color:${light.page}"`;
  return `<!doctype html>
<html lang="en-AU" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="${scheme}">
<meta name="supported-color-schemes" content="${scheme}">
<title>${escapeHtml(frame.subject)}</title>
${WORD}
<style>
:root{color-scheme:${scheme};supported-color-schemes:${scheme}}
${WIDTHS}
</style>${dark === null ? '' : `\n<style>\n${darkRules(dark)}\n</style>`}
</head>
<body class="bg" style="margin:0;padding:0;background-color:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.page}">${escapeHtml(frame.preview)} ${PREVIEW_END}</div>
${TABLE} ${page}><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${TABLE} style="max-width:600px;margin:0 auto;${FONT};color:${light.ink};text-align:left">
${bandHtml(look, frame)}
${parts.map(({ html }) => html(look)).join('\n')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The same content as text: a blank line between two parts. */
export const mailText = (parts: readonly MailPart[]): string =>
  `${parts.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n\n')}\n`;
