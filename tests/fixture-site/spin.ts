import type { Car } from '../../src/stock/car.ts';

/** Number of frames in each fixture spin. */
export const FRAMES = 36;

/** A frame that tests recognise by its colour: its red value is seven times its number. */
export const frameDrawing = (frame: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><path fill="rgb(${frame * 7},90,120)" d="M0 0h320v200H0z"/></svg>`;

/** A spin with two hotspots outside, one of them seen from two angles, and one inside. */
export function spinOf(): Partial<Car> {
  return {
    spin_images: Array.from({ length: FRAMES }, (_, i) => `/pictures/frame-${i}.svg`),
    spin_interior_image: '/pictures/interior.svg',
    hotspots: {
      exterior: [
        { id: 'lamp', description: 'LED lamps that follow the bend.' },
        { id: 'tow', description: 'Tow bar, 2,000 kg braked.' },
      ],
      interior: [{ id: 'screen', description: 'Ten inch screen with maps.' }],
      positions: [
        { hotspotId: 'lamp', activeAngle: 0, posX: 20, posY: 60 },
        { hotspotId: 'lamp', activeAngle: 10, posX: 30, posY: 60 },
        { hotspotId: 'tow', activeAngle: 180, posX: 75, posY: 25 },
        { hotspotId: 'screen', activeAngle: 0, posX: 40, posY: 50 },
      ],
    },
  };
}
