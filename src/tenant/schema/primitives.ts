import { z } from 'zod';
import { ADDRESS_TEMPLATE, HOST_NAME, HOST_SOURCE, hostSource } from '../../lib/host-source.ts';
import { encodeMediaAddress } from '../media-address.ts';
import { isPublicSuffix } from './public-suffix.ts';

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
export const url = z.url({
  protocol: /^https?$/,
  error: 'a full address such as https://www.example.com.au',
});
/** A site's own address, without a path: paths are appended to it. */
export const origin = url.refine((text) => {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return true;
  return new URL(text).pathname === '/' && !/[?#@]/.test(text);
}, 'A site needs its own host name. Write the address without user name, password, path, "?" or "#"');
/**
 * Matches the start of a path, but not of an address that leads to another host. Browsers ignore tabs and line breaks
 * and read "\" as "/", so "/\x" and "/", tab, "/x" lead to the host "x".
 */
const PATH = String.raw`\/(?![\t\n\r]*[\\/])`;
/** A path on the site ("/finance") or a full http(s), tel: or mailto: address. */
export const link = z
  .string()
  .regex(
    new RegExp(String.raw`^(${PATH}|#|https?:\/\/|tel:|mailto:)`),
    'a path such as /finance or a full address',
  )
  .meta({ link: true });
/** A picture: a path on the site, a file of the tenant's folder `pictures` or a full http(s) address. */
export const imageUrl = z
  .string()
  .regex(
    new RegExp(String.raw`^(${PATH}|pictures\/|https?:\/\/)`),
    'a path such as /media/photo.avif, a file such as pictures/yard.jpg or a full address',
  )
  .overwrite(encodeMediaAddress)
  .meta({ picture: true });
/** A film: a path on the site or an address that starts with https://. */
export const film = z
  .string()
  .regex(
    new RegExp(String.raw`^(?:${PATH}|https:\/\/)[^?#]*\.(?:mp4|webm)(?:[?#].*)?$`, 'i'),
    'an MP4 or WebM file: a path such as /films/yard.webm, or an address that starts with https://',
  )
  .refine(
    (text) => text.startsWith('/') || (URL.canParse(text) && hostSource(new URL(text).origin) !== null),
    'This address has no host name',
  )
  .meta({ film: true });
/** Id of a review. */
export const review = z.string().min(1).meta({ review: true });
/** A make's name, "Ford". */
export const make = z.string().min(1).meta({ make: true });
/** Text that may hold simple HTML; sanitised when the tenant is loaded. */
export const html = z.string().meta({ html: true });
/** A host name or IP address, without scheme or port. */
export const hostName = z
  .string()
  .regex(HOST_NAME, { error: 'a host name such as search.example.com', abort: true })
  .refine((text) => hostSource(text) !== null, 'This is not a host name');
/** Returns whether a source such as "https://*.com.au" would allow hosts that anybody can register. */
const allowsForeignHosts = (source: string): boolean => {
  const [, host] = /\*\.(.*?)(?::\d+)?$/.exec(source) ?? [];
  return host !== undefined && isPublicSuffix(host);
};
/** A host that pages may load from, optionally with scheme and port. */
export const hostOrigin = z
  .string()
  .regex(HOST_SOURCE, { error: 'a host such as images.example.com or https://*.example.com', abort: true })
  .refine((text) => hostSource(text) !== null, 'This is not a host name')
  .refine(
    (text) => !allowsForeignHosts(text),
    'Anybody can register a host under this name. Write the full host, or "*." before a name of your own',
  );
export const ADDRESS = 'a path such as /tiles/{z}/{x}/{y}.png, or an address that starts with https://';
/** An address with placeholders, whose host pages may load from. */
export const addressTemplate = z.string().regex(ADDRESS_TEMPLATE, ADDRESS);
export const phone = z.string().regex(/^\+?[0-9 ()-]{6,20}$/, 'a phone number such as 07 3555 0100');
export const email = z.email('an email address such as sales@example.com.au');
export const isoDate = z.iso.date('a date such as 2027-06-30');
export const state = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
export const postcode = z.string().regex(/^\d{4}$/, 'four digits');
export const carType = z.enum(['new', 'used', 'demo']);
