/**
 * A path percent-encoded as browsers send it: "/café" and "/caf%c3%a9" → "/caf%C3%A9". An encoded slash stays one:
 * "/a%2Fb" is another path than "/a/b". Null where an escape is malformed.
 *
 * @param path without query and hash
 */
export function canonicalPath(path: string): string | null {
  try {
    const segments = path.split('/').map((part) => encodeURI(decodeURIComponent(part)));
    // encodeURI leaves what separates parts, query and hash; inside a part they are only text.
    return segments.map((part) => part.replace(/[/?#]/g, encodeURIComponent)).join('/');
  } catch {
    return null;
  }
}

/** An address as a header or a line of `_redirects` can hold it: what is not plain ASCII is percent-encoded. */
export const asciiAddress = (address: string): string =>
  address.toWellFormed().replace(/[^\u0021-\u007e]+/gu, encodeURIComponent);
