import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnSize, heldSize, nearestFrame } from './spin-memory.ts';

describe('frames of a spin', () => {
  it('are held as they are where all fit, 36 of 960 × 600 among them', () => {
    expect(heldSize({ width: 960, height: 600 }, 36)).toEqual({ width: 960, height: 600 });
    expect(drawnSize({ width: 3840, height: 2400 })).toEqual({ width: 1920, height: 1200 });
  });

  it('never take more than 96 MB together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 8_000 }),
        fc.integer({ min: 100, max: 8_000 }),
        fc.integer({ min: 8, max: 300 }),
        (width, height, count) => {
          const held = heldSize(drawnSize({ width, height }), count);
          expect(held.width * held.height * 4 * count).toBeLessThanOrEqual(96 * 2 ** 20);
          expect(held.width).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('that are missing give way to the nearest that came', () => {
    expect(nearestFrame(0, [false, true, false, false])).toBe(1);
    expect(nearestFrame(0, [false, false, false, true])).toBe(3);
    expect(nearestFrame(2, [false, false, false])).toBe(-1);
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 80 }), fc.nat(), (came, any) => {
        const wanted = any % came.length;
        const found = nearestFrame(wanted, came);
        if (!came.includes(true)) expect(found).toBe(-1);
        else {
          const away = (index: number) => {
            const apart = Math.abs(index - wanted);
            return Math.min(apart, came.length - apart);
          };
          expect(came[found]).toBe(true);
          expect(away(found)).toBe(Math.min(...came.flatMap((yes, index) => (yes ? [away(index)] : []))));
        }
      }),
    );
  });
});
