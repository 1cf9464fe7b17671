import { describe, expect, it } from 'vitest';
import { coupe, sedan } from '../bodies/cars.ts';
import { suv } from '../bodies/suvs.ts';
import { ute, van } from '../bodies/work.ts';
import { makeRings, RING } from './rings.ts';
import { completeShape } from './shape.ts';

describe.each(Object.entries({ suv, sedan, coupe, ute, van }))('rings of the %s', (_, body) => {
  const shape = completeShape(body.shape);
  const rings = makeRings(shape);

  it('rings run from the underbody to the roof centre line', () => {
    expect(rings).toHaveLength(19);
    expect(rings.at(-1)?.halfWidth).toBe(0);
  });

  it('rise from the sill up, apart from a tuck below the belt', () => {
    const heights = rings.slice(1).map((ring) => ring.height(shape.middle));
    for (let i = 1; i < heights.length; i++) {
      expect(heights[i]).toBeGreaterThan((heights[i - 1] ?? 0) - 0.02);
    }
  });

  it('stay inside the length and width', () => {
    for (const ring of rings) {
      expect(ring.front).toBeGreaterThanOrEqual(0);
      expect(ring.rear).toBeLessThanOrEqual(shape.loftLength + 1e-9);
      expect(ring.halfWidth).toBeLessThanOrEqual(shape.width / 2 + 0.05);
    }
  });

  it('have the belt at the cowl', () => {
    expect(rings[RING.belt]?.front).toBeCloseTo(shape.cowl.x);
  });
});
