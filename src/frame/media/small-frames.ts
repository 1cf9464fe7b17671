import { HASHED_MEDIA } from './media-set.ts';

/** Width in px of the small copies of a spin's frames: enough for a phone's spin at 1.5 device pixels per CSS px. */
export const SMALL_FRAME_WIDTH = 640;

/** Change this suffix whenever small frames are made differently, because browsers cache them for a year. */
const FOLDER_END = '-640';

/** Address of a frame's small copy: "/_media/x7Gh2_/00.avif" → "/_media/x7Gh2_-640/00.avif". */
export const smallFrame = (frame: string): string =>
  frame.replace(/\/([^/]*)\.\w+$/, `${FOLDER_END}/$1.avif`);

/** True if the build makes small copies of these frames: of bitmaps that it publishes, not of SVG drawings. */
export const hasSmallFrames = (frames: readonly string[]): boolean =>
  frames.every((frame) => frame.startsWith(HASHED_MEDIA) && /\.(?:avif|webp|jpe?g|png)$/i.test(frame));
