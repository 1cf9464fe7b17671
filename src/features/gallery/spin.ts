import { hasSmallFrames } from '../../frame/media/small-frames.ts';
import type { Car } from '../../stock/car.ts';
import { pictureAddress } from '../../stock/rules/picture-host.ts';

/** With fewer frames a spin would jump instead of turn (docs/decisions/0021-spin-viewer.md). */
export const MIN_FRAMES = 8;
/** px of dragging for one frame (GAL-11). */
export const PIXELS_PER_FRAME = 20;
/** ms between two frames of the automatic turn (GAL-14). */
export const AUTO_ROTATE_INTERVAL = 100;

export interface SpinHotspot {
  id: string;
  description: string;
  /** Frames that show the hotspot, from 0, each with its position in percent of width and height. */
  positions: { frame: number; x: number; y: number }[];
}

export interface InteriorHotspot {
  id: string;
  description: string;
  /** Percent of the picture's width; `y` of its height. */
  x: number;
  y: number;
}

export interface SpinView {
  /** URLs of the frames in order. */
  frames: string[];
  /** True if there are small copies of the frames. */
  small: boolean;
  /** URL of a picture of the interior. */
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

const isPercentage = (percent: number): boolean => percent >= 0 && percent <= 100;

/** The vehicle's spin, without hotspots that have no position; null if there are too few frames (GAL-05 to GAL-07). */
export function spinView(
  car: Pick<Car, 'spin_images' | 'spin_interior_image' | 'hotspots'>,
): SpinView | null {
  const frames = car.spin_images.flatMap((url) => pictureAddress(url) ?? []);
  if (frames.length < MIN_FRAMES) return null;
  const { exterior = [], interior = [], positions = [] } = car.hotspots ?? {};
  const positionsOf = (id: string) =>
    positions.filter(
      ({ hotspotId, posX, posY }) => hotspotId === id && isPercentage(posX) && isPercentage(posY),
    );
  const interiorImage = car.spin_interior_image;
  return {
    frames,
    small: hasSmallFrames(frames),
    interior: interiorImage === null ? null : pictureAddress(interiorImage),
    exteriorHotspots: exterior.flatMap(({ id, description }) => {
      const hotspotPositions = positionsOf(id).map(({ activeAngle, posX, posY }) => ({
        frame: frameAtAngle(activeAngle, frames.length),
        x: posX,
        y: posY,
      }));
      return hotspotPositions.length > 0 ? [{ id, description, positions: hotspotPositions }] : [];
    }),
    interiorHotspots: interior.flatMap(({ id, description }) => {
      const [position] = positionsOf(id);
      return position ? [{ id, description, x: position.posX, y: position.posY }] : [];
    }),
  };
}
