import { escapeUTF8 } from 'entities/escape';
import type { TextFile } from './site-file.ts';

/** Limits of one sitemap file (sitemaps.org). */
export const SITEMAP_URLS = 50_000;
export const SITEMAP_BYTES = 50 * 1024 * 1024;

export interface SitemapEntry {
  /** Absolute URL. */
  url: string;
  /** ISO 8601 date of the last change, or null if unknown. */
  lastmod: string | null;
}

interface Limits {
  urls: number;
  bytes: number;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OPEN = `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
const CLOSE = '</urlset>\n';

function element(tag: 'url' | 'sitemap', { url, lastmod }: SitemapEntry): string {
  const changed = lastmod ? `<lastmod>${escapeUTF8(lastmod.slice(0, 10))}</lastmod>` : '';
  return `<${tag}><loc>${escapeUTF8(url)}</loc>${changed}</${tag}>\n`;
}

function split(entries: SitemapEntry[], limits: Limits): SitemapEntry[][] {
  const parts: SitemapEntry[][] = [];
  let part: SitemapEntry[] = [];
  let bytes = OPEN.length + CLOSE.length;
  for (const entry of entries) {
    const size = Buffer.byteLength(element('url', entry));
    if (part.length > 0 && (part.length === limits.urls || bytes + size > limits.bytes)) {
      parts.push(part);
      part = [];
      bytes = OPEN.length + CLOSE.length;
    }
    part.push(entry);
    bytes += size;
  }
  parts.push(part);
  return parts;
}

const latest = (entries: SitemapEntry[]) =>
  entries.reduce<string | null>(
    (max, { lastmod }) => (lastmod && (!max || lastmod > max) ? lastmod : max),
    null,
  );

const urlset = (entries: SitemapEntry[]) =>
  OPEN + entries.map((entry) => element('url', entry)).join('') + CLOSE;

/**
 * The sitemap. Beyond the limits of one file (50,000 URLs, 50 MB) sitemap.xml is an index of numbered parts.
 *
 * @param base the site's URL without a trailing slash
 */
export function sitemapFiles(
  base: string,
  entries: SitemapEntry[],
  limits: Limits = { urls: SITEMAP_URLS, bytes: SITEMAP_BYTES },
): TextFile[] {
  const parts = split(entries, limits);
  if (parts.length === 1) return [{ path: 'sitemap.xml', body: urlset(entries) }];
  const files = parts.map((part, i) => ({
    path: `sitemap-${i + 1}.xml`,
    body: urlset(part),
    lastmod: latest(part),
  }));
  const items = files
    .map(({ path, lastmod }) => element('sitemap', { url: `${base}/${path}`, lastmod }))
    .join('');
  const index = `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${items}</sitemapindex>\n`;
  return [{ path: 'sitemap.xml', body: index }, ...files.map(({ path, body }) => ({ path, body }))];
}
