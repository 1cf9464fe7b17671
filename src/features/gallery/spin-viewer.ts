import { smallFrame } from '../../frame/media/small-frames.ts';
import { loadStyle } from '../../ui/load-style.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { type PackedFrames, unpackFrames } from './packed-frames.ts';
import { type PackedPositions, unpackPositions } from './packed-positions.ts';
import { MIN_FRAMES } from './spin.ts';
import { loadFrames } from './spin-frames.ts';
import { needsLargeFrames, type SpinSize } from './spin-size.ts';
import { spotsIn } from './spin-spots.ts';
import { makeTurn, type Turn } from './spin-turn.ts';
import styles from './spin-viewer.css?url';

/** The frame that a key turns to, from the frame in view; numbers outside the range wrap around. */
const KEYS: Record<string, (frame: number, frames: number) => number> = {
  ArrowLeft: (frame) => frame - 1,
  ArrowDown: (frame) => frame - 1,
  ArrowRight: (frame) => frame + 1,
  ArrowUp: (frame) => frame + 1,
  PageDown: (frame, frames) => frame - Math.round(frames / 4),
  PageUp: (frame, frames) => frame + Math.round(frames / 4),
  Home: () => 0,
  End: (_, frames) => frames - 1,
};

/** The attribute `spin` as JSON. */
interface Spin {
  frames: PackedFrames;
  /** Places of each hotspot. */
  spots: PackedPositions[];
  /** There are small copies of the frames. */
  small?: true;
}

function listenToPointer(canvas: HTMLCanvasElement, turn: Turn, signal: AbortSignal): void {
  let drag: { from: number; move: (pixels: number) => void } | null = null;
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    drag = { from: event.clientX, move: turn.drag() };
  };
  const end = () => {
    drag = null;
  };
  canvas.addEventListener('pointerdown', begin, { signal });
  canvas.addEventListener('pointermove', ({ clientX }) => drag?.move(clientX - drag.from), { signal });
  canvas.addEventListener('pointerup', end, { signal });
  canvas.addEventListener('pointercancel', end, { signal });
}

function listenToKeys(panel: HTMLElement, turn: Turn, frames: number, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const target = KEYS[event.key]?.(turn.frame(), frames);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn.stop();
    turn.to(target);
  };
  panel.addEventListener('keydown', press, { signal });
}

/**
 * `<spin-viewer>`: turns a vehicle by drag and key (GAL-09, GAL-11, GAL-12). It first plays one turn, unless the
 * shopper prefers reduced motion. The fullscreen viewer moves the element into its dialog, so its state has to
 * survive a move.
 */
class SpinViewer extends PartElement {
  #listen: (left: AbortSignal) => void = () => {};
  #left = new AbortController().signal;
  /** Stops a turn that is playing. */
  stop: () => void = () => {};

  protected start(left: AbortSignal): void {
    this.#left = left;
    this.#listen(left);
  }

  /** Loads the frames. Until then the first one is a plain picture. Resolves to false if too few could be loaded. */
  async load(): Promise<boolean> {
    const { frames: packedFrames, spots: packed, small }: Spin = JSON.parse(this.getAttribute('spin') ?? '');
    const urls = unpackFrames(packedFrames);
    const places = packed.map(unpackPositions);
    const canvas = partOf<HTMLCanvasElement>(this, 'canvas');
    const fit = partOf(this, '.fit');
    const play = partOf<HTMLButtonElement>(this, '.play');
    const wait = partOf(this, '.wait');
    const bar = partOf<HTMLProgressElement>(wait, 'progress');

    await loadStyle(styles);
    wait.hidden = false;
    const size = (): SpinSize => ({
      width: canvas.clientWidth,
      density: devicePixelRatio,
      zoom: visualViewport?.scale ?? 1,
      fullscreen: this.closest('dialog') !== null,
    });
    let isSmall = small === true && !needsLargeFrames(size());
    const frames = loadFrames(isSmall ? urls.map(smallFrame) : urls, canvas, (done) => {
      bar.value = done;
    });
    const loaded = await frames.settled;
    wait.hidden = true;
    if (loaded < MIN_FRAMES) return false;
    fit.style.setProperty('--ratio', String(canvas.width / canvas.height));

    const count = urls.length;
    const spots = spotsIn(fit);
    const show = (frame: number) => {
      frames.draw(frame);
      canvas.ariaValueNow = String(frame + 1);
      canvas.ariaValueText = `${frame + 1} of ${count}`;
      spots.place((spot) => places[spot]?.find((place) => place.frame === frame) ?? null);
    };
    const turn = makeTurn(count, show, (playing) => {
      this.classList.toggle('playing', playing);
      play.ariaLabel = playing ? 'Stop turning' : 'Turn once';
    });
    this.stop = turn.stop;
    show(0);
    const enlarge = () => {
      const { fullscreen, zoom } = size();
      if (!isSmall || !(fullscreen || zoom > 1) || !needsLargeFrames(size())) return;
      isSmall = false;
      frames.enlarge(urls);
    };
    if (isSmall) new ResizeObserver(enlarge).observe(canvas);
    let hasPlayed = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const playOnce = () => {
      hasPlayed = true;
      if (!this.classList.contains('turned')) turn.play();
    };
    this.#listen = (left) => {
      const touch = () => this.classList.add('turned');
      listenToPointer(canvas, turn, left);
      listenToKeys(this, turn, count, left);
      spots.listen(left);
      visualViewport?.addEventListener('resize', enlarge, { signal: left });
      // On a phone the spin may be as wide in fullscreen as on the page, which no observer reports.
      requestAnimationFrame(enlarge);
      for (const type of ['pointerdown', 'keydown']) this.addEventListener(type, touch, { signal: left });
      play.addEventListener(
        'click',
        () => {
          if (this.classList.contains('playing')) turn.stop();
          else turn.play();
        },
        { signal: left },
      );
      if (!hasPlayed) whenSeen(this, playOnce, left);
      // The fullscreen viewer removes the element and inserts it at once; the turn goes on.
      left.addEventListener('abort', () => queueMicrotask(() => this.isConnected || turn.stop()));
    };
    play.hidden = false;
    canvas.ariaDisabled = null;
    this.classList.add('drawn', 'ready');
    if (!this.#left.aborted) this.#listen(this.#left);
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spin-viewer': SpinViewer;
  }
}

customElements.define('spin-viewer', SpinViewer);
