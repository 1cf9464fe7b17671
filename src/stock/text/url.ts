// Maximum length in characters.
const MAX_URL = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses control characters
const FORBIDDEN = /[\u0000-\u001f\u007f<>"\\^`{|}]/;

// Most addresses match these and need no further check.
const PLAIN_ABSOLUTE = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w\-./~%+,=&?:;@!$'()*#[\]]*)?$/i;
const PLAIN_PATH = /^\/(?!\/)[\w\-./~%+,=&?:;@!$'()*#[\]]*$/;

/**
 * Validates an address from a feed: `http:` or `https:`, or a path from the site's root ("/media/…"). Null
 * for anything else (javascript:, data:, //host, relative paths, credentials).
 */
export function safeUrl(input: string): string | null {
  const text = input.trim();
  if (text === '' || text.length > MAX_URL) return null;
  if (PLAIN_PATH.test(text) || PLAIN_ABSOLUTE.test(text)) return text;
  if (FORBIDDEN.test(text)) return null;
  if (text.startsWith('/')) return text.startsWith('//') ? null : text.replace(/ /g, '%20');
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}
