/** The parsed target of a request line, or the status to refuse it with. */
export type RequestTarget =
  | {
      ok: true;
      /** Host and port of an absolute-form target ("GET http://host/path"), which has priority over `Host`. */
      authority: string | null;
      /** As sent, percent-encoded, without query. */
      path: string;
      /** As sent, with its "?"; empty when there is none. */
      query: string;
      /** The path's parts, decoded; the last is empty after a final slash. */
      segments: string[];
    }
  | { ok: false; status: 400 | 414 };

/** In characters. Netlify and Cloudflare also refuse very long targets. */
export const MAX_TARGET_LENGTH = 8_000;

const BAD_REQUEST: RequestTarget = { ok: false, status: 400 };

function decoded(path: string): string[] | null {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Splits "http://host:80/path" into authority and the rest; null when the host is invalid. */
function splitAbsolute(target: string): { authority: string; rest: string } | null {
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (!URL.canParse(`http://${authority}/`)) return null;
  return { authority, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern exists to find control characters in paths
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Parses a request's target; refuses paths with "." or ".." segments or control characters. Paths are not parsed with
 * `URL`, because it throws on "//" and silently resolves "..".
 */
export function parseRequestTarget(target: string): RequestTarget {
  if (target.length > MAX_TARGET_LENGTH) return { ok: false, status: 414 };
  const absolute = target.startsWith('/') ? { authority: null, rest: target } : splitAbsolute(target);
  if (!absolute) return BAD_REQUEST;
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(absolute.rest) ?? [];
  const segments = decoded(path);
  if (!segments || segments.some((part) => part === '.' || part === '..' || CONTROL.test(part)))
    return BAD_REQUEST;
  return { ok: true, authority: absolute.authority, path, query, segments };
}
