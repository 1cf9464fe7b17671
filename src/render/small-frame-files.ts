import sharp from 'sharp';
import { SMALL_FRAME_WIDTH, smallFrame } from '../frame/media/small-frames.ts';
import type { HashedFiles, LinkedFile } from './linked-files.ts';
import { pictureCache } from './picture-cache.ts';

const VERSION = 1;
/** Frames that are made at a time. */
const PARALLEL = 4;
// Effort 2 takes a fifth of the time of the default 4, for a tenth more bytes.
const ENCODING = { quality: 50, effort: 2 } as const;

/**
 * Makes small copies of the frames of spins: the pictures of a vehicle from all sides.
 *
 * @param cache folder of the frames made for the tenant
 * @param frames hashed addresses
 * @returns the files to publish, and the frames that could not be read
 */
export async function smallFrameFiles(
  cache: string,
  frames: readonly string[],
  { file }: HashedFiles,
): Promise<{ files: LinkedFile[]; unreadable: string[] }> {
  const { files, publish, prune } = pictureCache(cache, VERSION);
  const unreadable: string[] = [];
  const queue = frames.values();
  const work = async () => {
    for (const frame of queue) {
      const source = file(frame)?.source;
      // Frames that do not exist are reported with the other missing pictures.
      if (source === undefined) continue;
      const path = smallFrame(frame);
      const made = await publish(path, [path, source, ENCODING], () =>
        sharp(source)
          .resize({ width: SMALL_FRAME_WIDTH, withoutEnlargement: true })
          .avif(ENCODING)
          .toBuffer()
          .catch(() => null),
      );
      if (!made) unreadable.push(frame);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  prune();
  return { files, unreadable };
}
