import { drawnSize, type FrameSize, heldSize, nearestFrame } from './spin-memory.ts';

/** Requests at a time. */
const LANES = 6;
/** ms of standing still after which a frame is drawn in full where it is held smaller. */
const REST = 150;

export interface Frames {
  /** Resolves when every frame came or failed, with how many came. */
  settled: Promise<number>;
  /** Draws a frame, or the nearest that came, with the next paint. */
  draw: (frame: number) => void;
}

interface Heard {
  /** A first frame stands on the canvas, of this size. */
  started: (size: FrameSize) => void;
  progress: (done: number) => void;
}

async function fetchFrame(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.decoding = 'async';
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    // A frame that fails is logged only (ERR-07): its neighbours stand in for it.
    console.warn(`A frame of the spin could not be loaded: ${url}`);
    return null;
  }
}

function held(image: HTMLImageElement, { width, height }: FrameSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/**
 * Fetches the frames, a few at a time, and holds each decoded, so that turning never waits or flashes. Their
 * memory is bounded: where all of them in full would take too much they are held smaller, and the one that
 * the vehicle rests at is drawn in full.
 */
export function loadFrames(urls: readonly string[], canvas: HTMLCanvasElement, heard: Heard): Frames {
  const context = canvas.getContext('2d');
  const stills: (HTMLCanvasElement | null)[] = urls.map(() => null);
  const came = urls.map(() => false);
  let sizes: { drawn: FrameSize; held: FrameSize } | null = null;
  let wanted = 0;
  let painting = 0;
  let rest = 0;
  let done = 0;

  const sharpen = async (frame: number) => {
    const image = await fetchFrame(urls[frame] ?? '');
    if (image && frame === nearestFrame(wanted, came))
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  };
  const paint = () => {
    painting = 0;
    const frame = nearestFrame(wanted, came);
    const still = stills[frame];
    if (!still || !sizes) return;
    context?.drawImage(still, 0, 0, canvas.width, canvas.height);
    clearTimeout(rest);
    if (sizes.held.width < sizes.drawn.width) rest = window.setTimeout(() => void sharpen(frame), REST);
  };
  const draw = (frame: number) => {
    wanted = frame;
    if (painting === 0) painting = requestAnimationFrame(paint);
  };

  const take = (image: HTMLImageElement, index: number) => {
    const first = sizes === null;
    if (!sizes) {
      const drawn = drawnSize({ width: image.naturalWidth, height: image.naturalHeight });
      sizes = { drawn, held: heldSize(drawn, urls.length) };
      canvas.width = drawn.width;
      canvas.height = drawn.height;
    }
    stills[index] = held(image, sizes.held);
    came[index] = true;
    // Frames arrive in any order: repaint when a better match for the wanted frame comes.
    if (index === nearestFrame(wanted, came)) paint();
    if (first) heard.started(sizes.drawn);
  };
  const lane = async (queue: Iterator<[number, string]>) => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const [index, url] = next.value;
      const image = await fetchFrame(url);
      if (image) take(image, index);
      done += 1;
      heard.progress(done);
    }
  };
  const queue = urls.entries();
  const lanes = Array.from({ length: LANES }, () => lane(queue));
  const settled = Promise.all(lanes).then(() => came.filter(Boolean).length);
  return { settled, draw };
}
