import { memoize } from '../../lib/memoize.ts';
import { ownSrcset } from '../../lib/own-picture.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Picture } from '../../ui/picture.ts';
import { pictureAddress } from './picture-host.ts';

export type ImageSettings = Pick<Config['images'], 'template' | 'widths' | 'quality'>;

/** Layout size of a picture in CSS px, and its alternative text. */
export interface PictureFrame {
  width: number;
  height: number;
  alt: string;
}

// Templates split at their placeholders: literal text at even indexes, names at odd ones.
const splitTemplate = memoize((template: string): string[] =>
  template.split(/(=?\{url\}|\{(?:stem|ext|width|quality)\})/),
);

/**
 * Returns a function that builds a picture's CDN address for a width in px (API-40). Everything that does not
 * depend on the width is computed once. A `{url}` that is a query value is encoded.
 */
function sizedUrl(url: string, { template, quality }: ImageSettings): (width: number) => string {
  const [path = '', ...rest] = url.split(/(?=[?#])/);
  const ext = /\.([a-z0-9]+)$/i.exec(path)?.[1] ?? '';
  const hasQuery = rest.some((part) => part.startsWith('?'));
  const values: Record<string, string> = {
    '{url}': url,
    '={url}': `=${encodeURIComponent(url)}`,
    '{stem}': ext ? path.slice(0, -ext.length - 1) : path,
    '{ext}': ext,
    '{quality}': String(quality),
  };
  // The template "{url}?width=…" must not start a second query in an address that has one: "ute.jpg?v=2&width=…".
  const parts = splitTemplate(hasQuery ? template.replace('{url}?', '{url}&') : template);
  return (width) => {
    let address = '';
    for (const [index, part] of parts.entries()) {
      if (index % 2 === 0) address += part;
      else address += part === '{width}' ? width : values[part];
    }
    return address;
  };
}

/**
 * Matches templates that suit a picture of any host: they add a query to its address, or pass the whole address to an
 * image CDN. Others, such as "{stem}-{width}.{ext}", name copies that exist only beside the site's own files.
 */
const FOR_ANY_HOST = /^\{url\}(?:\?|$)|[/=]\{url\}/;

/** True for a template that asks hosts of feeds' photos for sizes, too. */
export const isForAnyHost = (template: string): boolean => FOR_ANY_HOST.test(template);

const hasSizes = (address: string, { template }: ImageSettings): boolean =>
  !/\.svg($|[?#])/i.test(address) && (address.startsWith('/') || isForAnyHost(template));

/**
 * A picture in the configured widths; null if pages cannot load it (see `pictureAddress`). `src` is the address of the
 * smallest configured width that fills the frame, else of the largest width. Drawings (.svg) have one size, and so have
 * pictures of other hosts if the template suits only the site's own files. Pictures of the dealer's own have the widths
 * in which the build makes them.
 */
export function responsivePicture(url: string, images: ImageSettings, frame: PictureFrame): Picture | null {
  const address = pictureAddress(url);
  if (address === null) return null;
  const own = ownSrcset(address);
  if (own !== null) return { src: address, srcset: own, ...frame };
  if (!hasSizes(address, images)) return { src: address, srcset: '', ...frame };
  const widths = [...new Set(images.widths)].sort((a, b) => a - b);
  const best = widths.find((width) => width >= frame.width) ?? widths.at(-1) ?? frame.width;
  const addressFor = sizedUrl(address, images);
  const sized = widths.map((width) => `${addressFor(width)} ${width}w`);
  return { src: addressFor(best), srcset: sized.length > 1 ? sized.join(', ') : '', ...frame };
}

/**
 * A picture in its own size, without the image CDN, or in all copies of a picture of the dealer's own; null if the
 * address is not allowed.
 */
export function plainPicture(url: string, frame: PictureFrame): Picture | null {
  const src = pictureAddress(url);
  return src === null ? null : { src, srcset: ownSrcset(src) ?? '', ...frame };
}
