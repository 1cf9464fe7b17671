import type { Config } from '../../tenant/schema/config.ts';
import type { Picture } from '../../ui/picture.ts';

export type ImageSettings = Pick<Config['images'], 'template' | 'widths' | 'quality'>;

/** Size in CSS px the picture is laid out at, and its words for those who cannot see it. */
export interface PictureFrame {
  width: number;
  height: number;
  alt: string;
}

/** Whether an address is a picture's: http(s) with a host, or a path on the site; nothing a browser could read as another. */
export function isImageUrl(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so "/\t/host" would leave the site
  return /^(https?:\/\/[^\s/]|\/(?![/\\]))/i.test(url) && !/[\u0000-\u001f\u007f]/.test(url);
}

function tidy(url: string): string {
  return url.trim().replaceAll(' ', '%20');
}

/** A template cut at its placeholders: literal text at even places, names at odd ones. */
const pieces = new Map<string, string[]>();

function cut(template: string): string[] {
  let known = pieces.get(template);
  if (!known) {
    known = template.split(/(=?\{url\}|\{(?:stem|ext|width|quality)\})/);
    pieces.set(template, known);
  }
  return known;
}

/**
 * Addresses of one picture by width, from the image CDN (API-40): what does not depend on the width is worked
 * out once, a `{url}` that is itself a query value is encoded.
 */
function addresses(url: string, { template, quality }: ImageSettings): (width: number) => string {
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
  const parts = cut(hasQuery ? template.replace('{url}?', '{url}&') : template);
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
 * A picture in the configured widths, or null when its address is neither http(s) nor on the site.
 * `src` is the narrowest width that fills the frame, else the widest. Drawings (.svg) come in one size.
 */
export function picture(url: string, images: ImageSettings, frame: PictureFrame): Picture | null {
  const address = tidy(url);
  if (!isImageUrl(address)) return null;
  if (/\.svg($|[?#])/i.test(address)) return { src: address, srcset: '', ...frame };
  const widths = [...new Set(images.widths)].sort((a, b) => a - b);
  const best = widths.find((width) => width >= frame.width) ?? widths.at(-1) ?? frame.width;
  const at = addresses(address, images);
  const sized = widths.map((width) => `${at(width)} ${width}w`);
  return { src: at(best), srcset: sized.length > 1 ? sized.join(', ') : '', ...frame };
}

/** A picture in one size, asked of no CDN, or null when its address is no picture's. */
export function plainPicture(url: string, frame: PictureFrame): Picture | null {
  const src = tidy(url);
  return isImageUrl(src) ? { src, srcset: '', ...frame } : null;
}
