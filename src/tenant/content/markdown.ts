import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { slugify } from '../../rules/slug.ts';
import { sanitiseHtml } from './sanitise.ts';

interface Heading {
  depth: number;
  text: string;
  id: string;
}

interface RenderedMarkdown {
  /** Before sanitising; for checks only. */
  rawHtml: string;
  html: string;
  headings: Heading[];
}

function plainText(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Markdown as sanitised HTML; every heading gets an id of its own, so that a page can link to it. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const marked = new Marked({
    async: false,
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
  const rawHtml = marked.parse(markdown) as string;
  return { rawHtml, html: sanitiseHtml(rawHtml), headings };
}
