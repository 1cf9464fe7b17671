import sharp, { type Metadata } from 'sharp';

/** Longest side in pixels: enough to see a scratch, and about 400 kB as JPEG. */
const LONGEST_SIDE = 1_600;
const JPEG_QUALITY = 80;

/**
 * Phones send 12 to 50 million pixels, at most 200 million, as plain JPEG. A plain JPEG is decoded at an eighth of its
 * size, which takes little memory however large it is.
 */
const MAX_PIXELS = 210_000_000;
/**
 * All other pictures are held in memory as a whole, with four bytes for a pixel, and a small file can decode to very
 * many: 375 kB of interlaced PNG to 119 million pixels.
 */
const MAX_PIXELS_IN_MEMORY = 65_000_000;

const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

function isTooLarge({ format, isProgressive, width, height }: Metadata): boolean {
  const isPlainJpeg = format === 'jpeg' && isProgressive !== true;
  return width * height > (isPlainJpeg ? MAX_PIXELS : MAX_PIXELS_IN_MEMORY);
}

/**
 * Encodes a photo again, upright and at most 1,600 px long, so that only the picture is kept: no location, no camera,
 * no hidden content. Resolves to null if the file cannot be read as a photo, or has far more pixels than phones make.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // Reads the file's header only.
    const metadata = await photo.metadata();
    if (!FORMATS.has(metadata.format) || (metadata.pages ?? 1) > 1 || isTooLarge(metadata)) return null;
    return await photo
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    // sharp throws for everything that it cannot read.
    return null;
  }
}
