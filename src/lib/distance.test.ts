import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceKm, EARTH_RADIUS } from './distance.ts';

const places = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('LOC-28 distances use an Earth radius of 6371 km', () => {
  expect(EARTH_RADIUS).toBe(6371);
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 1, long: 0 })).toBeCloseTo(111.195, 3);
  // Brisbane to Sydney.
  expect(distanceKm({ lat: -27.4698, long: 153.0251 }, { lat: -33.8688, long: 151.2093 })).toBeCloseTo(
    732,
    -1,
  );
});

it('LOC-28 a distance is the same both ways, 0 to itself and at most half around', () => {
  fc.assert(
    fc.property(places, places, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});
