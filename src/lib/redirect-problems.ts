import { asciiAddress } from './canonical-path.ts';
import { decodeEscapes } from './decode-escapes.ts';
import { STATIC_HOST } from './static-host-limits.ts';

// Cloudflare Pages and Netlify read ":name" as a placeholder for one path segment.
const PLACEHOLDER = /\/:[A-Za-z]\w*/;
const CONTROL = /\p{Cc}/u;
const BACKSLASH =
  'It contains a backslash, which browsers read as "/". Write the address with plain slashes.';

/**
 * Explains why static hosts cannot redirect from a path; null if they can. They read "*" and ":name" as
 * patterns, so one such line could redirect the whole site.
 */
export function redirectSourceProblem(from: string): string | null {
  if (!from.startsWith('/') || from.startsWith('//'))
    return 'A redirect starts at a path of this site, such as /old-page.';
  const plain = decodeEscapes(from);
  if (plain === null)
    return 'It contains a "%" that starts no valid escape. Write the address as browsers show it.';
  if (CONTROL.test(plain)) return 'It contains a line break or another control character. Remove it.';
  if (from.includes('\\')) return BACKSLASH;
  if (/\s/.test(from))
    return 'It contains a space, at which static hosts would cut the path. Write %20 for a space.';
  if (/%(?:2f|5c)/i.test(from))
    return 'It contains an encoded slash, which hosts interpret differently. Write the path with plain slashes.';
  if (plain.includes('*'))
    return '"*" is a pattern to static hosts and would catch every address that fits, up to the whole site. Name each old path in full.';
  if (PLACEHOLDER.test(plain))
    return 'A ":" before a word is a pattern to static hosts and would catch every address that fits. Name each old path in full.';
  if (from.includes('?'))
    return 'Static hosts compare the path alone: remove the "?" and everything after it.';
  if (from.includes('#')) return 'Browsers do not send "#" and what follows it: remove it.';
  const parts = plain.replace(/\/$/, '').split('/').slice(1);
  if (plain !== '/' && parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'It contains an empty part, "." or "..", which browsers resolve before the request. Write the path without it.';
  if (parts.some((part, at) => part.startsWith('.') && !(at === 0 && part === '.well-known')))
    return 'A name that begins with a dot belongs to the host or to the build. Only ".well-known" can be redirected.';
  return null;
}

/** Explains why static hosts cannot redirect to an address; null if they can. */
export function redirectTargetProblem(to: string): string | null {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/.test(to))
    return 'A redirect leads to a path such as /finance or to a full address with https://.';
  if (/[\s\p{Cc}]/u.test(to))
    return 'It contains a space, a line break or another control character. Write %20 for a space and remove the others.';
  if (to.includes('\\')) return BACKSLASH;
  if (to.startsWith('/') && PLACEHOLDER.test(to))
    return 'A ":" before a word is a placeholder to static hosts. Name the page in full.';
  if (!to.startsWith('/') && !URL.canParse(to)) return 'Browsers cannot open this address.';
  return null;
}

/** True if the rule fits in the longest line that static hosts read. */
export function fitsRedirectLine(from: string, to: string): boolean {
  return `${asciiAddress(from)}/ ${asciiAddress(to)} 301`.length <= STATIC_HOST.redirectLine;
}
