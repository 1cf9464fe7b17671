import { escapeHtml } from '../../lib/escape-html.ts';
import type { MailLook } from './mail-look.ts';

/** A part of a mail, written twice: as a row of the table that is the mail, and as text. */
export interface MailPart {
  html: (look: MailLook) => string;
  /** Empty if the part is for the eyes only. */
  text: string;
}

/** No web fonts: a mail program that loads one tells its host when the mail is opened. */
export const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/** A layout table, which no program takes for a table of data. */
export const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Text of strangers in HTML, with its line breaks. */
export const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

interface TextStyle {
  size: number;
  line: number;
  bold?: boolean;
  /** Letter spacing in em. */
  tight?: number;
  colour: string;
  padding?: string;
}

/** Inline style of a text. Many mail programs drop style sheets. */
export const textStyle = ({ size, line, bold = false, tight, colour, padding }: TextStyle): string =>
  `margin:0;${padding === undefined ? '' : `padding:${padding};`}${FONT};font-size:${size}px;line-height:${line}px;${bold ? 'font-weight:700;' : ''}${tight === undefined ? '' : `letter-spacing:${tight}em;`}color:${colour}`;

/** A paragraph in the colour of text; `html` is already escaped. */
export const paragraph = (
  { light }: MailLook,
  html: string,
  { size = 16, line = 24, padding = '0', bold = false, muted = false } = {},
): string => {
  const style = textStyle({ size, line, bold, padding, colour: muted ? light.muted : light.ink });
  return `<p class="${muted ? 'mu' : 'tx'}" style="${style}">${html}</p>`;
};

/** A heading of the second level; `text` is not escaped yet. */
export const heading = ({ light }: MailLook, text: string, size = 20): string =>
  `<h2 class="tx" style="${textStyle({ size, line: size + 6, bold: true, tight: -0.015, colour: light.ink })}">${escapeHtml(text)}</h2>`;

/** A row of the mail. `surface` is "card" for white and "tint" for a light shade, by day. */
export const row = (
  { light }: MailLook,
  html: string,
  { surface = 'card' as 'card' | 'tint', padding = '28px 40px' } = {},
): string =>
  `<tr><td class="${surface} px" bgcolor="${light[surface]}" style="padding:${padding};background-color:${light[surface]}">${html}</td></tr>`;

const HOLE = 12;

/**
 * A row with the shopper's words. Mails that are always dark have them on a light card that hangs from a hole.
 *
 * @param inner draws the content in the colours of its ground
 */
export function wordsRow(
  look: MailLook,
  inner: (look: MailLook) => string,
  shape: { surface?: 'card' | 'tint'; padding: string },
): string {
  const { light, paper, radius } = look;
  if (paper === null) return row(look, inner(look), shape);
  const hole = `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${light.card}" width="${HOLE}" height="${HOLE}" style="width:${HOLE}px;height:${HOLE}px;font-size:0;line-height:0;background-color:${light.card};border-radius:${HOLE / 2}px">&nbsp;</td></tr></table>`;
  const card = `${TABLE}><tr><td bgcolor="${paper.card}" style="padding:14px 24px 26px;background-color:${paper.card};border-radius:${radius.picture}px">${hole}${space(14)}${inner({ ...look, light: paper })}</td></tr></table>`;
  return row(look, card);
}

/** A text link in bold. Addresses come from our own code, never from shoppers. */
export const textLink = ({ light }: MailLook, href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${light.link};font-weight:700;text-decoration:underline">${escapeHtml(label)}</a>`;

/** Two cells side by side, which stand one below the other on a phone. */
export const columns = (left: string, right: string, gap = 'gap'): string =>
  `${TABLE}><tr><td class="col" width="50%" valign="top" style="width:50%;padding-right:6px">${left}</td><td class="col ${gap}" width="50%" valign="top" style="width:50%;padding-left:6px">${right}</td></tr></table>`;

/** A space that also Word keeps. */
export const space = (height: number): string =>
  `<div style="height:${height}px;line-height:${height}px;font-size:1px">&nbsp;</div>`;
