import { SaxesParser } from 'saxes';

/** A text of a sitemap with its line, from 1. */
export interface SitemapEntry {
  text: string;
  line: number;
}

export interface ParsedSitemap {
  /** Addresses of pages. */
  pages: SitemapEntry[];
  /** Addresses of further sitemaps. */
  sitemaps: SitemapEntry[];
}

/** Why a sitemap cannot be read. */
export class SitemapBroken extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/**
 * Reads a sitemap or an index of sitemaps (sitemaps.org/protocol.html). Addresses of pictures and videos are ignored.
 *
 * @throws SitemapBroken with the line, for malformed XML and for XML of another kind
 */
export function parseSitemap(text: string): ParsedSitemap {
  const parsed: ParsedSitemap = { pages: [], sitemaps: [] };
  const path: string[] = [];
  let value: SitemapEntry | null = null;
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', ({ message }) => {
    throw new SitemapBroken(`This is not valid XML: ${message.replace(/^\d+:\d+:\s*/, '')}`, parser.line);
  });
  parser.on('opentag', ({ name }) => {
    path.push(localName(name));
    const [root = ''] = path;
    if (path.length === 1 && root !== 'urlset' && root !== 'sitemapindex')
      throw new SitemapBroken(
        `This is no sitemap: it begins with <${name}>, and sitemaps begin with <urlset> or <sitemapindex>.`,
        parser.line,
      );
    const [, entry, loc] = path;
    // Addresses of pictures are one level deeper.
    const isLoc = path.length === 3 && loc === 'loc';
    value = isLoc && (entry === 'url' || entry === 'sitemap') ? { text: '', line: parser.line } : null;
  });
  const add = (part: string): void => {
    if (value) value.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (value) {
      const entry = { ...value, text: value.text.trim() };
      (path[1] === 'sitemap' ? parsed.sitemaps : parsed.pages).push(entry);
    }
    value = null;
    path.pop();
  });
  parser.write(text).close();
  return parsed;
}
