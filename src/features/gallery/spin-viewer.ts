import { loadStyle } from '../../ui/load-style.ts';
import { FEWEST_FRAMES, type SpinView } from './spin.ts';
import { loadFrames } from './spin-frames.ts';
import { startSpots } from './spin-spots.ts';
import { makeTurn, type Turn } from './spin-turn.ts';
import styles from './spin-viewer.css?url';

/** Frames that a key turns by. */
const KEYS: Record<string, (frames: number) => number> = {
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  PageDown: (frames) => -Math.round(frames / 4),
  PageUp: (frames) => Math.round(frames / 4),
};

function seen(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(element);
  });
}

function listenToPointer(canvas: HTMLCanvasElement, turn: Turn): void {
  let drag: { from: number; move: (pixels: number) => void } | null = null;
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    drag = { from: event.clientX, move: turn.drag() };
  });
  canvas.addEventListener('pointermove', ({ clientX }) => drag?.move(clientX - drag.from));
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, () => {
      drag = null;
    });
}

function listenToKeys(panel: HTMLElement, turn: Turn, frames: number): void {
  panel.addEventListener('keydown', (event) => {
    const by = KEYS[event.key]?.(frames);
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn.stop();
    turn.to(turn.frame() + by);
  });
}

/**
 * Loads the spin into its panel, then lets it be turned by drag and key (GAL-09, GAL-11, GAL-12), after one
 * turn of its own unless the shopper prefers calm. Resolves to the turn, or null where too few frames came.
 */
export async function startSpin(panel: HTMLElement, spin: SpinView, drawn: () => void): Promise<Turn | null> {
  const canvas = panel.querySelector('canvas');
  const fit = panel.querySelector<HTMLElement>('.fit');
  const play = panel.querySelector<HTMLButtonElement>('[data-play]');
  const wait = panel.querySelector<HTMLElement>('[data-wait]');
  const bar = wait?.querySelector('progress');
  if (!canvas || !fit || !play || !wait || !bar) return null;

  await loadStyle(styles);
  wait.hidden = false;
  const frames = loadFrames(spin.frames, canvas, {
    started: ({ width, height }) => {
      fit.style.setProperty('--ratio', String(width / height));
      panel.classList.add('drawn');
      drawn();
    },
    progress: (done) => {
      bar.value = done;
    },
  });
  const came = await frames.settled;
  wait.hidden = true;
  if (came < FEWEST_FRAMES) return null;

  const count = spin.frames.length;
  const spots = startSpots(fit);
  const places = new Map(spin.exteriorHotspots.map(({ id, places }) => [id, places]));
  const show = (frame: number) => {
    frames.draw(frame);
    canvas.ariaValueNow = String(frame + 1);
    canvas.ariaValueText = `${frame + 1} of ${count}`;
    spots.place((id) => places.get(id)?.find((place) => place.frame === frame) ?? null);
  };
  const turn = makeTurn(count, show, (playing) => {
    panel.classList.toggle('playing', playing);
    play.ariaLabel = playing ? 'Stop turning' : 'Turn once';
  });
  show(0);
  listenToPointer(canvas, turn);
  listenToKeys(panel, turn, count);
  panel.addEventListener('pointerdown', () => panel.classList.add('turned'), { once: true });
  panel.addEventListener('keydown', () => panel.classList.add('turned'), { once: true });
  play.addEventListener('click', () => {
    if (panel.classList.contains('playing')) turn.stop();
    else turn.play();
  });
  play.hidden = false;
  canvas.ariaDisabled = null;
  panel.classList.add('ready');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    void seen(panel).then(() => {
      if (!panel.classList.contains('turned')) turn.play();
    });
  return turn;
}
