import { HASHED_MEDIA } from './media-set.ts';

/** Width in px of the small copies of a spin's frames: they fill a phone's spin at 1.5 pixels per CSS px. */
export const SMALL_FRAME_WIDTH = 640;

/** Change it with the way small frames are made, because browsers cache their addresses for a year. */
const FOLDER_END = '-640';

/** Address of a frame's small copy: "/_media/x7Gh2_/00.avif" → "/_media/x7Gh2_-640/00.avif". */
export const smallFrame = (frame: string): string =>
  frame.replace(/\/([^/]*)\.\w+$/, `${FOLDER_END}/$1.avif`);

/** Builds make small copies of the frames that they publish, except of drawings. */
export const hasSmallFrames = (frames: readonly string[]): boolean =>
  frames.every((frame) => frame.startsWith(HASHED_MEDIA) && /\.(?:avif|webp|jpe?g|png)$/i.test(frame));
