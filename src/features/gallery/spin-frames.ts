import { cachedSize, drawnSize, type FrameSize, nearestFrame } from './spin-memory.ts';

const PARALLEL_REQUESTS = 6;
/** Time without movement, in ms, after which a frame that is cached at a smaller size is drawn in full. */
const SHARPEN_DELAY = 150;

export interface Frames {
  /** Resolves to the number of loaded frames when all requests are done. */
  settled: Promise<number>;
  /** Draws a frame, or the nearest loaded one, with the next paint. */
  draw: (frame: number) => void;
}

interface Callbacks {
  /** The first frame, of this size in px, is on the canvas. */
  onFirstFrame: (size: FrameSize) => void;
  /** This number of requests is done. */
  onProgress: (done: number) => void;
}

async function fetchFrame(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.decoding = 'async';
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    // A failed frame is only logged (ERR-07), because the nearest one is shown instead.
    console.warn(`A frame of the spin could not be loaded: ${url}`);
    return null;
  }
}

function resized(image: HTMLImageElement, { width, height }: FrameSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/**
 * Loads the frames, a few at a time, and caches them decoded, so that turning never waits or flickers. If they would
 * take too much memory, they are cached at a smaller size, and the frame at rest is loaded again in full.
 */
export function loadFrames(urls: readonly string[], canvas: HTMLCanvasElement, callbacks: Callbacks): Frames {
  const context = canvas.getContext('2d');
  const stills: (HTMLCanvasElement | null)[] = urls.map(() => null);
  const loaded = urls.map(() => false);
  let sizes: { drawn: FrameSize; cached: FrameSize } | null = null;
  let wanted = 0;
  let paintRequest = 0;
  let sharpenTimer = 0;
  let done = 0;

  const sharpen = async (frame: number) => {
    const image = await fetchFrame(urls[frame] ?? '');
    if (image && frame === nearestFrame(wanted, loaded))
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  };
  const paint = () => {
    paintRequest = 0;
    const frame = nearestFrame(wanted, loaded);
    const still = stills[frame];
    if (!still || !sizes) return;
    context?.drawImage(still, 0, 0, canvas.width, canvas.height);
    clearTimeout(sharpenTimer);
    if (sizes.cached.width < sizes.drawn.width)
      sharpenTimer = window.setTimeout(() => void sharpen(frame), SHARPEN_DELAY);
  };
  const draw = (frame: number) => {
    wanted = frame;
    if (paintRequest === 0) paintRequest = requestAnimationFrame(paint);
  };

  const store = (image: HTMLImageElement, index: number) => {
    const isFirst = sizes === null;
    if (!sizes) {
      const drawn = drawnSize({ width: image.naturalWidth, height: image.naturalHeight });
      sizes = { drawn, cached: cachedSize(drawn, urls.length) };
      canvas.width = drawn.width;
      canvas.height = drawn.height;
    }
    stills[index] = resized(image, sizes.cached);
    loaded[index] = true;
    // Frames arrive in any order, so repaint if this one is nearer to the wanted frame.
    if (index === nearestFrame(wanted, loaded)) paint();
    if (isFirst) callbacks.onFirstFrame(sizes.drawn);
  };
  const loadNext = async (queue: Iterator<[number, string]>) => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const [index, url] = next.value;
      const image = await fetchFrame(url);
      if (image) store(image, index);
      done += 1;
      callbacks.onProgress(done);
    }
  };
  const queue = urls.entries();
  const loaders = Array.from({ length: PARALLEL_REQUESTS }, () => loadNext(queue));
  const settled = Promise.all(loaders).then(() => loaded.filter(Boolean).length);
  return { settled, draw };
}
