/** Limit for all decoded frames of a spin together: 96 MB, which holds 36 frames of 960 × 600 px. */
const MAX_BYTES = 96 * 2 ** 20;
/** px: wider frames look no better on most screens. */
const MAX_WIDTH = 1920;
const BYTES_PER_PIXEL = 4;

export interface FrameSize {
  width: number;
  height: number;
}

/** Size in px at which a frame is drawn: its own size, scaled down if it is wider than 1920 px. */
export function drawnSize({ width, height }: FrameSize): FrameSize {
  const scale = Math.min(1, MAX_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Size in px at which frames are cached: the drawn size, or smaller if all together would exceed 96 MB. */
export function cachedSize({ width, height }: FrameSize, count: number): FrameSize {
  const scale = Math.min(1, Math.sqrt(MAX_BYTES / (width * height * BYTES_PER_PIXEL * count)));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** Index of the loaded frame nearest to the wanted one in either direction; -1 if no frame is loaded. */
export function nearestFrame(wanted: number, loaded: readonly boolean[]): number {
  const count = loaded.length;
  for (let away = 0; away <= count / 2; away++)
    for (const index of [(wanted + away) % count, (wanted - away + count) % count])
      if (loaded[index]) return index;
  return -1;
}
