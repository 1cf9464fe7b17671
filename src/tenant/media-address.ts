import { decodeEscapes } from '../lib/decode-escapes.ts';

/** Percent-encodes everything but letters and digits of ASCII, "-", ".", "_" and "~". */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Decodes a name. A "%" that begins no escape stands for itself: "100%.jpg". */
const decodeName = (name: string): string => decodeEscapes(name.replace(/%(?![0-9a-f]{2})/gi, '%25')) ?? name;

/**
 * Encodes the address of a picture in the media folder, so that it can stand in HTML, CSS and a `srcset`:
 * "/media/team (1).jpg" → "/media/team%20%281%29.jpg". Encoded addresses and those of other files stay as they are.
 */
export function encodeMediaAddress(address: string): string {
  const [, path, rest] = /^\/media\/([^?#]*)(.*)$/s.exec(address) ?? [];
  if (path === undefined) return address;
  const names = path.split('/').map((name) => encodeName(decodeName(name)));
  return `/media/${names.join('/')}${rest}`;
}
