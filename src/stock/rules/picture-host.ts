import { hostSource } from '../../lib/host-source.ts';
import { memoize } from '../../lib/memoize.ts';

/** The host of a picture's address, judged as a place that shoppers' browsers load pictures from. */
export interface PictureHost {
  /** Source for the Content Security Policy: "https://img.example:8443". */
  source: string;
  /** A computer's own name for itself. Pictures there show only in previews on the same computer. */
  isLocal: boolean;
}

const LOCAL = /^https?:\/\/(?:[^/]+\.)?localhost(?::\d+)?$/;
/** Addresses of private networks, and names that only such a network knows. */
const PRIVATE =
  /^https?:\/\/(?:(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+|\[(?:::|f[cd]|fe[89ab])[^\]]*\]|[^./]+|[^/]+\.(?:local|localdomain|internal|intranet|lan|home\.arpa))(?::\d+)?$/;

const judge = memoize((origin: string): PictureHost | null => {
  const source = hostSource(origin.toLowerCase());
  if (source === null || source.includes('*')) return null;
  if (LOCAL.test(source)) return { source, isLocal: true };
  // A secure page loads no picture by http, so all are requested by https.
  return PRIVATE.test(source) ? null : { source: source.replace(/^http:/, 'https:'), isLocal: false };
}, 10_000);

const ORIGIN = /^https?:\/\/[^/?#\\]*/i;

/**
 * The host of a full address; null if the address has no host, or one that shoppers cannot reach: a private network, a
 * user name in the address.
 */
export function pictureHost(address: string): PictureHost | null {
  const [origin] = ORIGIN.exec(address) ?? [];
  return origin === undefined ? null : judge(origin);
}

/** Encodes spaces, which would separate the addresses in a `srcset`. */
const encodeSpaces = (url: string): string => url.trim().replaceAll(' ', '%20');

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them; "/\t/host" would become "//host"
export const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/**
 * The address at which pages load a picture: a path on the site, or a full address by https. Null for anything else,
 * anything that a browser could read as another address, and hosts that shoppers cannot reach.
 */
export function pictureAddress(url: string): string | null {
  const address = encodeSpaces(url);
  if (CONTROL_CHARACTER.test(address)) return null;
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? null : address;
  if (!/^https?:\/\/[^\s/]/i.test(address)) return null;
  const host = pictureHost(address);
  if (host === null) return null;
  return host.isLocal ? address : address.replace(/^http:/i, 'https:');
}
