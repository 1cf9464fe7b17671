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

/** For each key, the frame to show next. Numbers below 0 or above the last frame wrap around. */
const FRAME_AFTER_KEY: Record<string, (frame: number, frames: number) => number> = {
  ArrowLeft: (frame) => frame - 1,
  ArrowDown: (frame) => frame - 1,
  ArrowRight: (frame) => frame + 1,
  ArrowUp: (frame) => frame + 1,
  PageDown: (frame, frames) => frame - Math.round(frames / 4),
  PageUp: (frame, frames) => frame + Math.round(frames / 4),
  Home: () => 0,
  End: (_, frames) => frames - 1,
};

/** The attribute `spin`, parsed from JSON. */
interface Spin {
  frames: PackedFrames;
  /** Frames and positions of each exterior hotspot. */
  spots: PackedPositions[];
  /** True if there are small copies of the frames. */
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
    const target = FRAME_AFTER_KEY[event.key]?.(turn.frame(), frames);
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
  /** Adds the listeners of a loaded spin. They are removed when the signal aborts. */
  #listen: (signal: AbortSignal) => void = () => {};
  #disconnected = new AbortController().signal;
  /** Stops a turn that is playing. */
  stop: () => void = () => {};

  protected start(signal: AbortSignal): void {
    this.#disconnected = signal;
    this.#listen(signal);
  }

  /** Loads the frames. Until then the first one is a plain picture. Resolves to false if too few could be loaded. */
  async load(): Promise<boolean> {
    const { frames: packedFrames, spots: packed, small }: Spin = JSON.parse(this.getAttribute('spin') ?? '');
    const urls = unpackFrames(packedFrames);
    const positions = packed.map(unpackPositions);
    const canvas = partOf<HTMLCanvasElement>(this, 'canvas');
    const fit = partOf(this, '.fit');
    const playButton = partOf<HTMLButtonElement>(this, '.play');
    const loading = partOf(this, '.wait');
    const progress = partOf<HTMLProgressElement>(loading, 'progress');

    await loadStyle(styles);
    loading.hidden = false;
    const size = (): SpinSize => ({
      width: canvas.clientWidth,
      density: devicePixelRatio,
      zoom: visualViewport?.scale ?? 1,
      fullscreen: this.closest('dialog') !== null,
    });
    let isSmall = small === true && !needsLargeFrames(size());
    const frames = loadFrames(isSmall ? urls.map(smallFrame) : urls, canvas, (done) => {
      progress.value = done;
    });
    const loaded = await frames.settled;
    loading.hidden = true;
    if (loaded < MIN_FRAMES) return false;
    fit.style.setProperty('--ratio', String(canvas.width / canvas.height));

    const count = urls.length;
    const spots = spotsIn(fit);
    const show = (frame: number) => {
      frames.draw(frame);
      canvas.ariaValueNow = String(frame + 1);
      canvas.ariaValueText = `${frame + 1} of ${count}`;
      spots.place((spot) => positions[spot]?.find((position) => position.frame === frame) ?? null);
    };
    const turn = makeTurn(count, show, (playing) => {
      this.classList.toggle('playing', playing);
      playButton.ariaLabel = playing ? 'Stop turning' : 'Turn once';
    });
    this.stop = turn.stop;
    show(0);
    /** Loads the large frames once the shopper looks closely: in fullscreen, or zoomed with two fingers. */
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
    this.#listen = (signal) => {
      const markTurned = () => this.classList.add('turned');
      listenToPointer(canvas, turn, signal);
      listenToKeys(this, turn, count, signal);
      spots.listen(signal);
      visualViewport?.addEventListener('resize', enlarge, { signal });
      // On a phone the spin may be as wide in fullscreen as on the page, so the ResizeObserver reports no change.
      requestAnimationFrame(enlarge);
      for (const type of ['pointerdown', 'keydown']) this.addEventListener(type, markTurned, { signal });
      playButton.addEventListener(
        'click',
        () => {
          if (this.classList.contains('playing')) turn.stop();
          else turn.play();
        },
        { signal },
      );
      if (!hasPlayed) whenSeen(this, playOnce, signal);
      // The fullscreen viewer removes the element and inserts it again at once. The turn goes on in that case.
      signal.addEventListener('abort', () => queueMicrotask(() => this.isConnected || turn.stop()));
    };
    playButton.hidden = false;
    canvas.ariaDisabled = null;
    this.classList.add('drawn', 'ready');
    if (!this.#disconnected.aborted) this.#listen(this.#disconnected);
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spin-viewer': SpinViewer;
  }
}

customElements.define('spin-viewer', SpinViewer);
