/** Bytes that decoded frames may take together. */
const MOST_BYTES = 96 * 2 ** 20;
/** px; wider frames are drawn no larger than a wide screen shows them. */
const WIDEST = 1920;
const BYTES_A_PIXEL = 4;

export interface FrameSize {
  width: number;
  height: number;
}

/** Size at which a frame is drawn, px: its own, up to 1920 wide. */
export function drawnSize({ width, height }: FrameSize): FrameSize {
  const scale = Math.min(1, WIDEST / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Size at which so many frames are held ready, px: the drawn size, less where all together would take over 96 MB. */
export function heldSize({ width, height }: FrameSize, count: number): FrameSize {
  const scale = Math.min(1, Math.sqrt(MOST_BYTES / (width * height * BYTES_A_PIXEL * count)));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** The frame that came nearest to the wanted one on the circle, or -1 where none came. */
export function nearestFrame(wanted: number, came: readonly boolean[]): number {
  const count = came.length;
  for (let away = 0; away <= count / 2; away++)
    for (const index of [(wanted + away) % count, (wanted - away + count) % count])
      if (came[index]) return index;
  return -1;
}
