import sharp from 'sharp';

/** A picture to be made for a mail. */
export interface MailJpegTask {
  bytes: Uint8Array;
  /** Largest width in px. */
  width: number;
  /** Largest size in bytes. */
  maxBytes: number;
  /** Width divided by height, at least; pictures that are cut out get this one on their ground. */
  ratio: { photo: number; cutOut: number };
  /** "#rrggbb" at the top and the bottom of the ground below pictures that are cut out, and in its middle. */
  ground: { edge: string; middle: string };
}

/** The first that is small enough is taken. */
const QUALITIES = [78, 68, 58, 46, 34];
/** A small file can decode to very many pixels, which take four bytes each. */
const MAX_PIXELS = 65_000_000;

const ground = (width: number, height: number, { edge, middle }: MailJpegTask['ground']): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${edge}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

/**
 * A vehicle's picture as a JPEG for mails, which programs show on any background. Null if the file is no picture or
 * cannot be made small enough.
 */
export async function mailJpeg(task: MailJpegTask): Promise<Buffer | null> {
  const { bytes, maxBytes } = task;
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width: own, height: ownHeight, hasAlpha } = await source.metadata();
    // Many programs write an alpha channel, also for photos.
    const isCutOut = hasAlpha && !(await source.clone().stats()).isOpaque;
    const width = Math.min(task.width, own);
    const ratio = isCutOut ? task.ratio.cutOut : Math.max(own / ownHeight, task.ratio.photo);
    const height = Math.round(width / ratio);
    const fitted = await source
      .rotate()
      .resize({ width, height, fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const picture = isCutOut
      ? await sharp(ground(width, height, task.ground))
          .composite([{ input: fitted }])
          .png({ compressionLevel: 1 })
          .toBuffer()
      : fitted;
    for (const quality of QUALITIES) {
      const jpeg = await sharp(picture)
        .flatten({ background: task.ground.middle })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer();
      if (jpeg.length <= maxBytes) return jpeg;
    }
    return width > 400 ? await mailJpeg({ ...task, width: Math.round(width * 0.7) }) : null;
  } catch {
    // sharp throws for everything that it cannot read.
    return null;
  }
}
