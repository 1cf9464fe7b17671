import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { errorMessage } from '../../lib/error-message.ts';
import { isReadable, unsupportedKind } from './picture-formats.ts';

// The library keeps decoded pictures for a while: three copies of one of 64 megapixels took 1.1 GB, without it 0.47 GB.
sharp.cache(false);

/**
 * Largest picture that is read. Phones take 50 megapixels. A progressive JPEG of this size needs 400 MB while it is
 * decoded.
 */
export const MAX_PIXELS = 64_000_000;
const MEGA = 1_000_000;
export const MAX_BYTES = 50 * MEGA;

const SMALLER = 'Export it as JPEG, 3,000 pixels wide: no page shows more';

/** A picture that can be read. */
export interface PictureFacts {
  /** Digest of the file's content. */
  content: string;
  /** Size in px, turned as its EXIF data say. */
  width: number;
  height: number;
}

export type PictureReading = { ok: true; facts: PictureFacts } | { ok: false; fault: string };

const refused = (fault: string): PictureReading => ({ ok: false, fault });

/**
 * Reads a whole picture, because a file that was copied in part still has its size at the beginning.
 *
 * @returns `fault` continues a sentence that begins with the name of the file, and says what to do
 * @throws the file system's error if the file cannot be read at all
 */
export async function readPicture(file: string): Promise<PictureReading> {
  const { size } = await stat(file);
  if (size === 0) return refused('is empty. Copy the file again');
  if (size > MAX_BYTES)
    return refused(
      `has ${(size / MEGA).toFixed(1)} MB; pictures of up to ${MAX_BYTES / MEGA} MB are used. ${SMALLER}`,
    );
  const bytes = await readFile(file);
  const unsupported = unsupportedKind(file, bytes.subarray(0, 512));
  if (unsupported !== null) return refused(unsupported);
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
    const { format, width: stored, height: storedHeight, autoOrient } = await picture.metadata();
    if (!isReadable(format))
      return refused(`is of the kind "${format}", which is not used. Export it as JPEG or PNG`);
    if (stored * storedHeight > MAX_PIXELS) {
      const pixels = Math.round((stored * storedHeight) / MEGA);
      return refused(
        `has ${pixels} megapixels; pictures of up to ${MAX_PIXELS / MEGA} megapixels are used. ${SMALLER}`,
      );
    }
    // The smallest result for which all of the picture is decoded.
    await picture.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    const { width, height } = autoOrient;
    return { ok: true, facts: { content: hash('sha1', bytes), width, height } };
  } catch (error) {
    const [reason = ''] = errorMessage(error).split('\n');
    return refused(
      `cannot be read as a picture, because it is damaged or was copied only in part (${reason.trim()}). Copy the file again, or export it anew as JPEG`,
    );
  }
}
