/** The host and path of a request line, or the status that refuses it. */
export type RequestTarget =
  | {
      ok: true;
      /** Host and port of an absolute-form target ("GET http://host/path"), which counts before `Host`. */
      authority: string | null;
      /** As sent, percent-encoded, without query. */
      path: string;
      /** As sent, with its "?"; empty where there is none. */
      query: string;
      /** The path's parts, decoded; the last is empty after a final slash. */
      segments: string[];
    }
  | { ok: false; status: 400 | 414 };

/** Longest target that is read, in characters: Netlify and Cloudflare refuse longer ones too. */
export const LONGEST_TARGET = 8_000;

const BAD: RequestTarget = { ok: false, status: 400 };

function decoded(path: string): string[] | null {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Splits "http://host:80/path" into authority and the rest; null when the host cannot be one. */
function splitAbsolute(target: string): { authority: string; rest: string } | null {
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (!URL.canParse(`http://${authority}/`)) return null;
  return { authority, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Reads a request's target. `URL` is not used for paths: it throws on "//" and quietly resolves "..", while
 * a path that climbs or holds control characters is refused here.
 */
export function parseRequestTarget(target: string): RequestTarget {
  if (target.length > LONGEST_TARGET) return { ok: false, status: 414 };
  const absolute = target.startsWith('/') ? { authority: null, rest: target } : splitAbsolute(target);
  if (!absolute) return BAD;
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(absolute.rest) ?? [];
  const segments = decoded(path);
  if (!segments || segments.some((part) => part === '.' || part === '..' || CONTROL.test(part))) return BAD;
  return { ok: true, authority: absolute.authority, path, query, segments };
}

/** "Demo.Localhost.:4321" → "demo.localhost": hosts differ neither by case nor by a final dot. */
export function hostName(authority: string): string {
  return authority.replace(/^.*@/, '').replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}
