/**
 * Percent-encodes a path as browsers send it: "/café" and "/caf%c3%a9" become "/caf%C3%A9". An encoded slash
 * stays encoded, since "/a%2Fb" is a different path from "/a/b". Null if an escape is malformed.
 *
 * @param path without query and hash
 */
export function canonicalPath(path: string): string | null {
  try {
    const segments = path.split('/').map((part) => encodeURI(decodeURIComponent(part)));
    // encodeURI keeps separators, but inside a segment "/", "?" and "#" are plain text.
    return segments.map((part) => part.replace(/[/?#]/g, encodeURIComponent)).join('/');
  } catch {
    return null;
  }
}

/** Percent-encodes everything but printable ASCII, for headers and lines of `_redirects`. */
export const asciiAddress = (address: string): string =>
  address.toWellFormed().replace(/[^\u0021-\u007e]+/gu, encodeURIComponent);
