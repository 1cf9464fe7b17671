import { decodeXML } from 'entities/decode';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { slugify } from '../../lib/slug.ts';
import { MAX_EMPHASIS_SCAN } from '../source/limits.ts';
import { sanitiseHtml } from './sanitise.ts';

interface Heading {
  depth: number;
  text: string;
  id: string;
}

export interface RenderedMarkdown {
  /** Not sanitised; only for checks. */
  rawHtml: string;
  html: string;
  headings: Heading[];
}

function plainText(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return decodeXML(escaped).trim();
}

function withoutOverflow(parse: () => string): string {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) throw new MarkdownTooComplex();
    throw error;
  }
}

/** Thrown for Markdown that would take the parser too long or exceed its stack. */
export class MarkdownTooComplex extends Error {}

/**
 * Renders Markdown to sanitised HTML. Each heading gets a unique id, so that pages can link to it.
 *
 * @throws MarkdownTooComplex
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  let scannedCharacters = 0;
  const marked = new Marked({
    async: false,
    tokenizer: {
      // For each `*` or `_`, the parser searches the rest of the paragraph for the closing one: quadratic time in all.
      emStrong(rest) {
        if (/^[*_]/.test(rest)) scannedCharacters += rest.length;
        if (scannedCharacters > MAX_EMPHASIS_SCAN) throw new MarkdownTooComplex();
        return false;
      },
    },
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const text = plainText(inner);
        const base = slugify(text) || 'section';
        const count = (taken.get(base) ?? 0) + 1;
        taken.set(base, count);
        const id = count === 1 ? base : `${base}-${count}`;
        headings.push({ depth, text, id });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
    },
  });
  const rawHtml = withoutOverflow(() => marked.parse(markdown) as string);
  return { rawHtml, html: sanitiseHtml(rawHtml), headings };
}
