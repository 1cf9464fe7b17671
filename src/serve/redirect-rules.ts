import { asciiAddress } from '../lib/canonical-path.ts';

export interface RedirectRule {
  /** ASCII, because it is sent as a header value. */
  to: string;
  status: number;
}

const STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Parses a `_redirects` file: "from to status" on each line, paths without patterns. Lines with any other status are
 * skipped.
 */
export function parseRedirects(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split('\n')) {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#') || !STATUSES.has(Number(status))) continue;
    if (!rules.has(from)) rules.set(from, { to: asciiAddress(to), status: Number(status) });
  }
  return rules;
}

/**
 * The `Location` of a redirect. The request's query is appended unless the rule's target has one, as on Netlify and
 * Cloudflare Pages.
 *
 * @param query of the request, with its "?"; may be empty
 */
export function redirectLocation({ to }: RedirectRule, query: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return query.length > 1 && !address.includes('?') ? `${address}${asciiAddress(query)}${hash}` : to;
}
