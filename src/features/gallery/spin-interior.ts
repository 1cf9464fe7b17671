import { loadStyle } from '../../ui/load-style.ts';
import type { InteriorHotspot } from './spin.ts';
import { startSpots } from './spin-spots.ts';
import styles from './spin-viewer.css?url';

/** Width to height from which a view is looked along sideways rather than seen whole. */
const WIDE = 1.9;

/** The view from the driver's seat with its hotspots (GAL-07); a panorama is looked along by scrolling. */
export async function startInterior(panel: HTMLElement, hotspots: readonly InteriorHotspot[]): Promise<void> {
  const fit = panel.querySelector<HTMLElement>('.fit');
  const image = panel.querySelector('img');
  if (!fit || !image) return;
  await loadStyle(styles);
  const spots = startSpots(fit);
  const settle = () => {
    const ratio = image.naturalWidth / image.naturalHeight;
    fit.style.setProperty('--ratio', String(ratio));
    panel.classList.toggle('wide', ratio > WIDE);
    panel.scrollLeft = (panel.scrollWidth - panel.clientWidth) / 2;
    spots.place((id) => hotspots.find((spot) => spot.id === id) ?? null);
  };
  if (image.complete && image.naturalWidth > 0) settle();
  else image.addEventListener('load', settle, { once: true });
}
