import { extname } from 'node:path';

/** Formats of `sharp` that pages' pictures are made of. */
const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

/** True for a format that pictures are made of. */
export const isReadable = (format: string | undefined): boolean => READABLE.has(format ?? '');

/** Brands of the box "ftyp" with which a HEIC file begins (ISO/IEC 23008-12, annex B.4). Phones write "heic". */
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Raw files of cameras. They begin like TIFF, and only their small preview could be read. */
const RAW = /^\.(?:3fr|arw|cr[23w]|dng|erf|kdc|mrw|nef|nrw|orf|pef|raf|raw|rw[2l]|sr[2fw]|x3f)$/i;

const EXPORT_HEIC =
  'On a Mac, open it in Preview and choose File, Export, JPEG. On Windows, open it in Photos and choose Save as, .jpg. An iPhone saves JPEG itself with Settings, Camera, Formats, Most Compatible.';

/** The reason why a picture of this kind is not used, with what to do; null if it may be. */
export function unsupportedKind(name: string, start: Buffer): string | null {
  const box = start.toString('latin1', 4, 8);
  const brand = start.toString('latin1', 8, 12);
  // AVIF may call itself "mif1" first, and lists its own brand among the others.
  const isAvif = brand === 'avif' || brand === 'avis' || start.toString('latin1', 12, 64).includes('avif');
  if (box === 'ftyp' && HEIC_BRANDS.test(brand) && !isAvif)
    return `is a HEIC picture, which most browsers cannot show. ${EXPORT_HEIC} Then put the JPEG into the folder instead`;
  if (RAW.test(extname(name)))
    return 'is raw data of a camera. Export it as JPEG with the program of the camera, and put that into the folder instead';
  const text = start.toString('latin1', 0, 256).trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i.test(text))
    return 'is an SVG drawing, which needs no other sizes. Put it into public/media, and name it "/media/…"';
  if (text.startsWith('%PDF'))
    return 'is a PDF. Export the picture as JPEG, and put that into the folder instead';
  return null;
}
