import sharp from 'sharp';

/** Longest side in pixels: enough to see a scratch, and about 400 kB as JPEG. */
const LONGEST_SIDE = 1_600;
const JPEG_QUALITY = 80;
/** Photos of almost all phones have fewer pixels. The limit is needed because a small file can decode to far more. */
const MAX_PIXELS = 120_000_000;

const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

/**
 * Encodes a photo again, upright and at most 1,600 px long, so that only the picture is kept: no location, no camera,
 * no hidden content. Resolves to null if the file cannot be read as a photo.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, pages = 1 } = await photo.metadata();
    if (!FORMATS.has(format) || pages > 1) return null;
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
