import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cachedSize, drawnSize, nearestFrame } from './spin-memory.ts';

describe('frames of a spin', () => {
  it('are cached in full size if they fit into memory, and drawn at most 1920 px wide', () => {
    expect(cachedSize({ width: 960, height: 600 }, 36)).toEqual({ width: 960, height: 600 });
    expect(drawnSize({ width: 3840, height: 2400 })).toEqual({ width: 1920, height: 1200 });
  });

  it('together take at most 96 MB of memory', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 8_000 }),
        fc.integer({ min: 100, max: 8_000 }),
        fc.integer({ min: 8, max: 300 }),
        (width, height, count) => {
          const cached = cachedSize(drawnSize({ width, height }), count);
          expect(cached.width * cached.height * 4 * count).toBeLessThanOrEqual(96 * 2 ** 20);
          expect(cached.width).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('that are missing are replaced by the nearest loaded one, in either direction', () => {
    expect(nearestFrame(0, [false, true, false, false])).toBe(1);
    expect(nearestFrame(0, [false, false, false, true])).toBe(3);
    expect(nearestFrame(2, [false, false, false])).toBe(-1);
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 80 }), fc.nat(), (loaded, any) => {
        const wanted = any % loaded.length;
        const found = nearestFrame(wanted, loaded);
        if (!loaded.includes(true)) expect(found).toBe(-1);
        else {
          const away = (index: number) => {
            const apart = Math.abs(index - wanted);
            return Math.min(apart, loaded.length - apart);
          };
          expect(loaded[found]).toBe(true);
          expect(away(found)).toBe(Math.min(...loaded.flatMap((yes, index) => (yes ? [away(index)] : []))));
        }
      }),
    );
  });
});
