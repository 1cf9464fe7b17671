import { decodeHTMLAttribute } from 'entities/decode';

/** A start tag of a page with its attributes. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/**
 * Start tags of a page in document order, without those inside scripts, styles and comments. Reads HTML that our build
 * wrote; it is no general parser.
 */
export function tagsOf(html: string): Tag[] {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return [...bare.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=/"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
          ([, key = '', double, single, plain]) => [
            key.toLowerCase(),
            decodeHTMLAttribute(double ?? single ?? plain ?? ''),
          ],
        ),
      ),
    }),
  );
}

/** The parsed JSON-LD blocks of a page; throws if one is not JSON. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}
