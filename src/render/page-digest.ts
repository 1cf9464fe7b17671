import { hash } from 'node:crypto';
import type { Page } from '../site/page.ts';

/** Properties whose values many pages share. Each value is digested once, by identity. */
const SHARED = new Set<string>(['chrome', 'cards', 'similar', 'location', 'locations', 'others']);

const digest = (text: string): string => hash('sha1', text, 'base64url');

/**
 * Returns a function that digests pages. Equal digests mean equal HTML: the digest covers the code's build id and all
 * data of the page, `chrome` included. A page must not be changed after it was digested.
 */
export function pageDigester(buildId: string): (page: Page) => string {
  const memo = new WeakMap<object, string>();

  function ofObject(value: object): string {
    let known = memo.get(value);
    if (known === undefined) {
      known = digest(JSON.stringify(value));
      memo.set(value, known);
    }
    return known;
  }

  function ofShared(value: unknown): string {
    if (Array.isArray(value)) return value.map(ofShared).join();
    return typeof value === 'object' && value !== null ? ofObject(value) : String(value);
  }

  return (page) => {
    let text = buildId;
    for (const [key, value] of Object.entries(page)) {
      text += `\n${key}:${SHARED.has(key) ? ofShared(value) : JSON.stringify(value)}`;
    }
    return digest(text);
  };
}
