import { cachedSize, drawnSize, type FrameSize, nearestFrame } from './spin-memory.ts';

/** Number of frames that are requested and decoded at the same time. More would keep a phone's processor too busy. */
const MAX_PARALLEL = 4;
/** A frame that is cached at a smaller size is drawn in full after this time without movement. Chosen by eye. */
const SHARPEN_DELAY_MS = 150;

export interface Frames {
  /** Resolves to the number of loaded frames when all requests are done. Nothing is drawn before that. */
  settled: Promise<number>;
  /** Draws a frame, or the nearest loaded one, with the next paint. */
  draw: (frame: number) => void;
  /** Replaces the frames by larger ones as they arrive, the one in view first. */
  enlarge: (urls: readonly string[]) => void;
}

type Resize = (size: FrameSize) => ImageBitmapOptions | undefined;

/**
 * True if scripts can fetch and decode the picture themselves. SVG drawings cannot be decoded from a blob, and other
 * hosts often do not allow scripts to read their pictures.
 */
const isReadable = (url: string): boolean =>
  new URL(url, location.href).origin === location.origin && !/\.svg($|[?#])/i.test(url);

const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', () => reject(new Error('The image could not be requested or decoded.')), {
      once: true,
    });
    image.src = url;
  });

async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return response.blob();
}

/** Decodes with `createImageBitmap`, because drawing an undecoded image on a canvas would block the main thread. */
async function loadFrame(url: string, resize: Resize): Promise<ImageBitmap | null> {
  try {
    const bitmap = await createImageBitmap(isReadable(url) ? await fetchBlob(url) : await loadImage(url));
    const options = resize(bitmap);
    if (!options) return bitmap;
    const small = await createImageBitmap(bitmap, options);
    bitmap.close();
    return small;
  } catch (error) {
    // A failed frame is only logged (ERR-07), because the nearest one is shown instead.
    console.warn(`A frame of the spin could not be loaded: ${url}`, error);
    return null;
  }
}

/**
 * Loads the frames, a few at a time, and caches them decoded, so that turning never waits or flickers. If they would
 * take too much memory, they are cached at a smaller size, and the frame at rest is loaded again in full.
 *
 * @param onProgress called with the number of requests that are done
 */
export function loadFrames(
  first: readonly string[],
  canvas: HTMLCanvasElement,
  onProgress: (done: number) => void,
): Frames {
  const context = canvas.getContext('2d');
  let urls = first;
  const bitmaps: (ImageBitmap | null)[] = urls.map(() => null);
  const loaded = urls.map(() => false);
  let sizes: { drawn: FrameSize; cached: FrameSize } | null = null;
  let wanted = 0;
  let paintRequest = 0;
  let sharpenTimer = 0;
  let done = 0;

  const sharpen = async (frame: number) => {
    const bitmap = await loadFrame(urls[frame] ?? '', () => undefined);
    if (!bitmap) return;
    if (frame === nearestFrame(wanted, loaded)) context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
  };
  const paint = () => {
    paintRequest = 0;
    const frame = nearestFrame(wanted, loaded);
    const bitmap = bitmaps[frame];
    if (!bitmap || !sizes) return;
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    clearTimeout(sharpenTimer);
    if (sizes.cached.width < sizes.drawn.width)
      sharpenTimer = window.setTimeout(() => void sharpen(frame), SHARPEN_DELAY_MS);
  };
  const draw = (frame: number) => {
    wanted = frame;
    if (paintRequest === 0) paintRequest = requestAnimationFrame(paint);
  };

  const resize = (size: FrameSize) => {
    if (!sizes) {
      const drawn = drawnSize(size);
      sizes = { drawn, cached: cachedSize(drawn, urls.length) };
      canvas.width = drawn.width;
      canvas.height = drawn.height;
      // Setting the canvas's size has cleared it.
      paint();
    }
    const { width, height } = sizes.cached;
    if (size.width <= width) return undefined;
    return { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' } as const;
  };
  const loadNext = async (queue: Iterable<number>, onLoad: (index: number) => void) => {
    for (const index of queue) {
      const bitmap = await loadFrame(urls[index] ?? '', resize);
      if (bitmap) {
        bitmaps[index]?.close();
        bitmaps[index] = bitmap;
        loaded[index] = true;
      }
      onLoad(index);
    }
  };
  const loadAll = (start: number, onLoad: (index: number) => void) => {
    const queue = urls.map((_, i) => (start + i) % urls.length).values();
    return Promise.all(Array.from({ length: MAX_PARALLEL }, () => loadNext(queue, onLoad)));
  };
  const settled = loadAll(0, () => {
    done += 1;
    onProgress(done);
  }).then(() => loaded.filter(Boolean).length);
  const enlarge = (large: readonly string[]) => {
    urls = large;
    sizes = null;
    void loadAll(wanted, (index) => {
      if (index === nearestFrame(wanted, loaded)) draw(wanted);
    });
  };
  return { settled, draw, enlarge };
}
