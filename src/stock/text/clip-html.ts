import { wordEnd } from '../../lib/truncate.ts';
import { decodeEntities } from './entities.ts';

const TOKEN = /<[^>]*>|&(?:#\d+|#x[\da-f]+|\w+);|\s+|[\s\S]/giu;
/** Elements without an end tag. */
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
/** Elements that start on a new line. */
const BLOCK = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'blockquote', 'h2', 'h3', 'h4']);
/** Separates the words of two blocks; it has no width and does not count. */
const BLOCK_BREAK = '\u200b';
/** If less than this share of a shortened text would be the beginning of its last block, the cut is before that block. */
const MIN_LAST_BLOCK = 0.1;

interface Part {
  html: string;
  /** Name of the tag, with "/" before it for an end tag; null for text. */
  tag: string | null;
  /** Index in the visible text at which the part starts. */
  start: number;
}

/** Splits HTML into tags and characters, an entity being one, and returns them with the visible text. */
function partsOf(html: string): { parts: Part[]; text: string } {
  const parts: Part[] = [];
  let text = '';
  for (const [token] of html.matchAll(TOKEN)) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token) ?? [];
    if (name) {
      parts.push({ html: token, tag: slash + name.toLowerCase(), start: text.length });
      if (BLOCK.has(name.toLowerCase()) && text && !text.endsWith(BLOCK_BREAK)) text += BLOCK_BREAK;
    } else if (token.trim() === '') {
      // White space at the edge of a block is not visible.
      if (text === '' || text.endsWith(BLOCK_BREAK)) continue;
      parts.push({ html: ' ', tag: null, start: text.length });
      text += ' ';
    } else {
      parts.push({ html: token, tag: null, start: text.length });
      text += decodeEntities(token);
    }
  }
  return { parts, text };
}

/**
 * Shortens sanitised HTML of more than `limit` visible characters to at most `keep`, ellipsis included, cutting after a
 * whole word (VDP-07, OFF-04), or after a whole block rather than after the first words of the next one. Returns it with its tags closed, or null if it is short enough.
 */
export function clipHtml(html: string, limit: number, keep = limit): string | null {
  const { parts, text } = partsOf(html);
  const fitting = wordEnd(text.replace(/[\s\u200b]+$/u, ''), limit, keep);
  if (fitting === null) return null;
  const lastBreak = text.lastIndexOf(BLOCK_BREAK, fitting - 1);
  const end = lastBreak > 0 && fitting - lastBreak - 1 < MIN_LAST_BLOCK * fitting ? lastBreak : fitting;
  const open: string[] = [];
  let out = '';
  for (const part of parts) {
    if (part.start >= end) break;
    out += part.html;
    if (part.tag === null) continue;
    if (part.tag.startsWith('/')) open.splice(open.lastIndexOf(part.tag.slice(1)), 1);
    else if (!VOID.has(part.tag)) open.push(part.tag);
  }
  const closing = open.toReversed().map((name) => `</${name}>`);
  return `${out}…${closing.join('')}`;
}
