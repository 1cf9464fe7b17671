import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seeded } from './random.ts';

const seeds = fc.string({ minLength: 1, maxLength: 20 });

it('the same seed gives the same sequence, another seed another', () => {
  const run = (seed: string) => Array.from({ length: 8 }, seeded(seed).next);
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(run(seed)).toEqual(run(seed));
      expect(run(seed)).not.toEqual(run(`${seed}!`));
    }),
  );
});

it('whole numbers stay within their bounds and reach both', () => {
  const random = seeded('bounds');
  const drawn = Array.from({ length: 500 }, () => random.int(3, 7));
  expect(Math.min(...drawn)).toBe(3);
  expect(Math.max(...drawn)).toBe(7);
});

it('what weighs nothing is never picked, and weights are kept to', () => {
  const random = seeded('weights');
  const drawn = Array.from({ length: 3_000 }, () =>
    random.weighted(['never', 'one', 'three'], (x) => (x === 'never' ? 0 : x === 'one' ? 1 : 3)),
  );
  expect(drawn).not.toContain('never');
  expect(drawn.filter((x) => x === 'three').length / 3_000).toBeCloseTo(0.75, 1);
});

it('shuffling keeps every item and leaves the list alone', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
      const before = [...list];
      expect(seeded(seed).shuffle(list).sort()).toEqual([...list].sort());
      expect(list).toEqual(before);
    }),
  );
});

it('nothing to pick from is an error', () => {
  expect(() => seeded('x').pick([])).toThrow('Nothing to pick from.');
});
