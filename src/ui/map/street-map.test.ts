import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from './seed.ts';
import { streetMap } from './street-map.ts';

describe('streetMap', () => {
  it('draws the same town for the same place and a different one for another', () => {
    expect(streetMap('capalaba')).toEqual(streetMap('capalaba'));
    expect(streetMap('capalaba')).not.toEqual(streetMap('cleveland'));
  });

  it('draws valid paths for any name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const map = streetMap(name);
        for (const path of [map.second, map.water, map.railway, ...map.parks, ...map.roads]) {
          expect(path).toMatch(/^M[-\d. MCSLlHVZ]+$/);
        }
      }),
    );
  });
});

describe('seeded', () => {
  it('returns numbers from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const next = seeded(text);
        for (let count = 0; count < 20; count += 1) {
          const value = next();
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
  });
});
