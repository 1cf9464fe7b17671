const MAX_URL = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const FORBIDDEN = /[\u0000-\u001f\u007f<>"\\^`{|}]/;

const PLAIN_ABSOLUTE = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w\-./~%+,=&?:;@!$'()*#[\]]*)?$/i;
const PLAIN_PATH = /^\/(?!\/)[\w\-./~%+,=&?:;@!$'()*#[\]]*$/;

/**
 * A link or picture address from a feed: `http:` or `https:` absolute, or relative to the site from its root
 * ("/media/…"). Anything else (javascript:, data:, //host, relative paths, credentials) gives null.
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
