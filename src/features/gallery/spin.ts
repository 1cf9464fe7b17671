import { hasSmallFrames } from '../../frame/media/small-frames.ts';
import type { Car } from '../../stock/car.ts';
import { isImageUrl } from '../../stock/rules/image-url.ts';

/** With fewer frames a spin would jump instead of turning. */
export const MIN_FRAMES = 8;
/** px of dragging for one frame (GAL-11). */
export const PIXELS_PER_FRAME = 20;
/** ms between two frames of the automatic turn (GAL-14). */
export const AUTO_ROTATE_INTERVAL = 100;

export interface SpinHotspot {
  id: string;
  description: string;
  /** Frames that show it, from 0, with its position in percent of width and height. */
  places: { frame: number; x: number; y: number }[];
}

export interface InteriorHotspot {
  id: string;
  description: string;
  x: number;
  y: number;
}

export interface SpinView {
  /** URLs of the frames in order. */
  frames: string[];
  /** There are small copies of the frames. */
  small: boolean;
  interior: string | null;
  exteriorHotspots: SpinHotspot[];
  interiorHotspots: InteriorHotspot[];
}

/** Frame nearest to an angle in degrees, which may be negative or more than 360. */
export function frameAtAngle(angle: number, frames: number): number {
  const turn = ((angle % 360) + 360) % 360;
  return Math.round((turn / 360) * frames) % frames;
}

/** Frame after dragging to the right by this number of px, one frame per 20 px (GAL-11). */
export function frameAfterDrag(start: number, pixels: number, frames: number): number {
  const moved = Math.trunc(pixels / PIXELS_PER_FRAME);
  return (((start + moved) % frames) + frames) % frames;
}

const inside = (percent: number): boolean => percent >= 0 && percent <= 100;

/** Returns the vehicle's spin, without hotspots that have no position; null if it has none (GAL-05 to GAL-07). */
export function spinView(
  car: Pick<Car, 'spin_images' | 'spin_interior_image' | 'hotspots'>,
): SpinView | null {
  const frames = car.spin_images.filter(isImageUrl);
  if (frames.length < MIN_FRAMES) return null;
  const { exterior = [], interior = [], positions = [] } = car.hotspots ?? {};
  const placesOf = (id: string) =>
    positions.filter(({ hotspotId, posX, posY }) => hotspotId === id && inside(posX) && inside(posY));
  const view = car.spin_interior_image;
  return {
    frames,
    small: hasSmallFrames(frames),
    interior: view !== null && isImageUrl(view) ? view : null,
    exteriorHotspots: exterior.flatMap(({ id, description }) => {
      const places = placesOf(id).map(({ activeAngle, posX, posY }) => ({
        frame: frameAtAngle(activeAngle, frames.length),
        x: posX,
        y: posY,
      }));
      return places.length > 0 ? [{ id, description, places }] : [];
    }),
    interiorHotspots: interior.flatMap(({ id, description }) => {
      const [place] = placesOf(id);
      return place ? [{ id, description, x: place.posX, y: place.posY }] : [];
    }),
  };
}
