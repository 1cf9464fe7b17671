import { paragraphsOf } from '../../lib/paragraphs.ts';
import { decodeEntities } from '../../stock/text/entities.ts';
import { sanitiseHtml } from '../../tenant/content/sanitise.ts';

export interface Answer {
  /** Sanitised HTML. */
  html: string;
  /** Without tags, a line for each paragraph or entry of a list. */
  text: string;
}

const BLOCK =
  /<\/?(?:p|h[1-6]|[uo]l|li|blockquote|pre|hr|figure|figcaption|table|thead|tbody|t[rhd]|details|summary)\b[^>]*>/i;
const LINE_BREAK = new RegExp(`${BLOCK.source}|<br\\b[^>]*>`, 'i');

const textOf = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads the answer to a question. Empty lines separate its paragraphs, except where it has tags of its own for them.
 *
 * @param answer sanitised HTML
 */
export function readAnswer(answer: string): Answer {
  // A tag that is open across an empty line is closed at the end of its paragraph.
  const html = paragraphsOf(answer)
    .map((part) => (BLOCK.test(part) ? part : `<p>${sanitiseHtml(part)}</p>`))
    .join('');
  const lines = html.split(LINE_BREAK).map(textOf);
  return { html, text: lines.filter((line) => line !== '').join('\n') };
}
