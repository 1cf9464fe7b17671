import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import { frameAfterDrag, frameAtAngle, spinView } from './spin.ts';

const frames = Array.from({ length: 36 }, (_, i) => `/media/spin/${i}.avif`);
const spinning = makeUte({
  spin_images: frames,
  spin_interior_image: '/media/interior.avif',
  hotspots: {
    exterior: [
      { id: 'e1', description: 'Stone chip on the bonnet' },
      { id: 'lost', description: 'Has no place' },
    ],
    interior: [{ id: 'i1', description: 'Heated seats' }],
    positions: [
      { hotspotId: 'e1', activeAngle: 90, posX: 40, posY: 55 },
      { hotspotId: 'e1', activeAngle: 100, posX: 44, posY: 55 },
      { hotspotId: 'i1', activeAngle: 0, posX: 20, posY: 70 },
      { hotspotId: 'lost', activeAngle: 0, posX: 120, posY: 70 },
    ],
  },
});

describe('spin', () => {
  it('GAL-06 an exterior hotspot is shown on the frames of its angles, and a hotspot without a position is left out', () => {
    expect(spinView(spinning)?.exteriorHotspots).toEqual([
      {
        id: 'e1',
        description: 'Stone chip on the bonnet',
        positions: [
          { frame: 9, x: 40, y: 55 },
          { frame: 10, x: 44, y: 55 },
        ],
      },
    ]);
  });

  it('GAL-07 the interior has a picture with its own hotspots', () => {
    expect(spinView(spinning)).toMatchObject({
      interior: '/media/interior.avif',
      interiorHotspots: [{ id: 'i1', description: 'Heated seats', x: 20, y: 70 }],
    });
  });

  it('there are small copies of the frames that the build publishes, but not of drawings or of pictures on other hosts', () => {
    const smallOf = (frame: string) => spinView(makeUte({ spin_images: Array(36).fill(frame) }))?.small;
    expect(smallOf('/_media/x7Gh2_/00.jpg')).toBe(true);
    for (const frame of ['/media/spin/00.avif', '/_media/x7Gh2_/00.svg', 'https://cdn.example/_media/00.jpg'])
      expect(smallOf(frame)).toBe(false);
  });

  it('a vehicle with fewer than eight frames that can be shown has no spin', () => {
    expect(spinView(makeUte())).toBeNull();
    expect(spinView(makeUte({ spin_images: frames.slice(0, 7) }))).toBeNull();
    expect(spinView(makeUte({ spin_images: Array(36).fill('javascript:alert(1)') }))).toBeNull();
  });

  it('GAL-11 dragging turns one frame per 20 pixels in both directions and wraps around', () => {
    expect(frameAfterDrag(0, 19, 36)).toBe(0);
    expect(frameAfterDrag(0, 20, 36)).toBe(1);
    expect(frameAfterDrag(0, -20, 36)).toBe(35);
    expect(frameAfterDrag(35, 40, 36)).toBe(1);
    fc.assert(
      fc.property(fc.nat(35), fc.integer({ min: -9999, max: 9999 }), (start, pixels) => {
        const frame = frameAfterDrag(start, pixels, 36);
        expect(frame).toBeGreaterThanOrEqual(0);
        expect(frame).toBeLessThan(36);
        expect(frameAfterDrag(start, pixels + 36 * 20 * Math.sign(pixels || 1), 36)).toBe(frame);
      }),
    );
  });

  it('GAL-06 frameAtAngle returns the frame nearest to an angle', () => {
    expect([0, 4, 6, 355, 360, -10].map((angle) => frameAtAngle(angle, 36))).toEqual([0, 0, 1, 0, 0, 35]);
  });
});
