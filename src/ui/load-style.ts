import { element } from './element.ts';

const loaded = new Map<string, Promise<void>>();

/**
 * Fetches a style sheet that the page's HTML does not name; resolves when it counts, and also where it fails.
 *
 * It stands in no cascade layer: with a layer that comes late Chromium looks at all fonts anew, and one that
 * came too late for the page would be taken now and wrap its words anew.
 */
export function loadStyle(href: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const link = element('link', { rel: 'stylesheet', href });
  const done = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
  document.head.append(link);
  loaded.set(href, done);
  return done;
}
