import { loadStyle } from '../../ui/load-style.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { FEWEST_FRAMES, type SpinHotspot } from './spin.ts';
import { loadFrames } from './spin-frames.ts';
import { spotsIn } from './spin-spots.ts';
import { makeTurn, type Turn } from './spin-turn.ts';
import styles from './spin-viewer.css?url';

/** Number of frames that a key turns by. */
const KEYS: Record<string, (frames: number) => number> = {
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  PageDown: (frames) => -Math.round(frames / 4),
  PageUp: (frames) => Math.round(frames / 4),
};

/** The attribute `spin` as JSON. */
interface Spin {
  frames: string[];
  /** Places of each hotspot. */
  spots: SpinHotspot['places'][];
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
    const by = KEYS[event.key]?.(frames);
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn.stop();
    turn.to(turn.frame() + by);
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
    const { frames: urls, spots: places }: Spin = JSON.parse(this.getAttribute('spin') ?? '');
    const canvas = partOf<HTMLCanvasElement>(this, 'canvas');
    const fit = partOf(this, '.fit');
    const play = partOf<HTMLButtonElement>(this, '.play');
    const wait = partOf(this, '.wait');
    const bar = partOf<HTMLProgressElement>(wait, 'progress');

    await loadStyle(styles);
    wait.hidden = false;
    const frames = loadFrames(urls, canvas, (done) => {
      bar.value = done;
    });
    const loaded = await frames.settled;
    wait.hidden = true;
    if (loaded < FEWEST_FRAMES) return false;
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
