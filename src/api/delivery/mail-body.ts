import { escapeHtml } from '../../lib/escape-html.ts';
import { type LeadRow, rowText } from './lead-rows.ts';

/** A paragraph with a link. */
interface MailLink {
  label: string;
  href: string;
}

/** Paragraphs, tables and links of a mail. */
export type MailPart = string | readonly LeadRow[] | MailLink;

const isLink = (part: MailPart): part is MailLink => typeof part === 'object' && 'href' in part;

const CELL = 'style="padding:4px 16px 4px 0;vertical-align:top;text-align:left"';

const multiLine = (value: string): string => escapeHtml(value).replace(/\r?\n/g, '<br>');

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p>${multiLine(part)}</p>`;
  if (isLink(part)) return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`;
  const rows = part.map(
    ({ label, value }) =>
      `<tr><th scope="row" ${CELL}>${escapeHtml(label)}</th><td ${CELL}>${multiLine(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part;
  if (isLink(part)) return `${part.label}: ${part.href}`;
  return part.map(rowText).join('\n');
}

/** The same content as text and as HTML. Empty tables are left out. */
export function mailBody(parts: readonly MailPart[]): { text: string; html: string } {
  const filled = parts.filter((part) => isLink(part) || part.length > 0);
  const body = filled.map(htmlOf).join('\n');
  return {
    text: `${filled.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en-AU"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">\n${body}\n</body></html>\n`,
  };
}
