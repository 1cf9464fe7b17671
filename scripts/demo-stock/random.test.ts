import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seeded } from './random.ts';

const seeds = fc.string({ minLength: 1, maxLength: 20 });

it('gives the same sequence for the same seed, and a different one for another seed', () => {
  const run = (seed: string) => Array.from({ length: 8 }, seeded(seed).next);
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(run(seed)).toEqual(run(seed));
      expect(run(seed)).not.toEqual(run(`${seed}!`));
    }),
  );
});

it('returns whole numbers within the bounds, both included', () => {
  const random = seeded('bounds');
  const drawn = Array.from({ length: 500 }, () => random.int(3, 7));
  expect(Math.min(...drawn)).toBe(3);
  expect(Math.max(...drawn)).toBe(7);
});

it('picks in proportion to the weights, and never an item of weight 0', () => {
  const random = seeded('weights');
  const drawn = Array.from({ length: 3_000 }, () =>
    random.weighted(['never', 'one', 'three'], (x) => (x === 'never' ? 0 : x === 'one' ? 1 : 3)),
  );
  expect(drawn).not.toContain('never');
  expect(drawn.filter((x) => x === 'three').length / 3_000).toBeCloseTo(0.75, 1);
});

it('shuffles all items without changing the list', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
      const before = [...list];
      expect(seeded(seed).shuffle(list).sort()).toEqual([...list].sort());
      expect(list).toEqual(before);
    }),
  );
});

it('throws when the list to pick from is empty', () => {
  expect(() => seeded('x').pick([])).toThrow('The list to pick from is empty.');
});
