import { element } from './element.ts';

const loaded = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the page once. Resolves when it is applied, and also if it fails to load.
 *
 * Such sheets must not use cascade layers: a late `@layer` makes Chromium re-evaluate all fonts, so a font that
 * missed the first paint would be swapped in and rewrap the text.
 */
export function loadStyle(href: string): Promise<void> {
  const existing = loaded.get(href);
  if (existing) return existing;
  const link = element('link', { rel: 'stylesheet', href });
  const done = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
  document.head.append(link);
  loaded.set(href, done);
  return done;
}
