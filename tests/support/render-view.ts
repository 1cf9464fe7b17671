import { fileURLToPath } from 'node:url';
import { compile } from '../../src/render/compile.ts';
import type { RenderedPage } from '../../src/site/page.ts';

type Bundle = { renderPage(page: RenderedPage): Promise<Uint8Array> };

// Compiling takes longer than a test may: it is done before the first.
const { entry } = await compile(fileURLToPath(new URL('../..', import.meta.url)));
const bundle: Bundle = await import(entry);

const rendered = new WeakMap<RenderedPage, Promise<string>>();

async function render(page: RenderedPage): Promise<string> {
  return new TextDecoder().decode(await bundle.renderPage(page));
}

/** The HTML of a page, or the JSON of a file of drawings, as the site publishes it. */
export function htmlOf(page: RenderedPage): Promise<string> {
  const html = rendered.get(page) ?? render(page);
  rendered.set(page, html);
  return html;
}

/** The first element that starts with `start`, up to `end`. */
export function part(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  if (from < 0) throw new Error(`There is no "${start}".`);
  return html.slice(from, html.indexOf(end, from) + end.length);
}

/** Every element that starts with `start`, each up to `end`. */
export function parts(html: string, start: string, end: string): string[] {
  return html
    .split(start)
    .slice(1)
    .map((rest) => start + rest.slice(0, rest.indexOf(end)));
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What is to be read: words without tags, white space folded. */
export function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
