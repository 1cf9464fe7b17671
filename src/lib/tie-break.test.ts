import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTies, tieBreaks } from './tie-break.ts';

/** Ids of which some share a hash, by trial. */
function sharing(): [string, string] {
  const seen = new Map<number, string>();
  for (let n = 0; ; n++) {
    const id = `car-${n}`;
    const [number = -1] = tieBreaks([id]);
    const other = seen.get(number);
    if (other !== undefined) return [other, id];
    seen.set(number, id);
  }
}
const [FIRST, SECOND] = sharing();

const ids = fc
  .uniqueArray(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(FIRST, SECOND)), {
    maxLength: 200,
  })
  .chain((some) => fc.shuffledSubarray(some, { minLength: some.length }));

const numbersOf = (of: readonly string[]) => new Map(of.map((id, at) => [id, tieBreaks(of)[at] as number]));

it('gives each id a unique number within 31 bits, whatever their order', () => {
  fc.assert(
    fc.property(ids, (some) => {
      const numbers = numbersOf(some);
      expect(new Set(numbers.values()).size).toBe(some.length);
      for (const number of numbers.values()) expect(number >= 0 && number < 2 ** 31).toBe(true);
      expect(numbersOf(some.toReversed())).toEqual(new Map([...numbers].reverse()));
    }),
  );
});

it('orders ids as compareTies does', () => {
  fc.assert(
    fc.property(ids, (some) => {
      const numbers = numbersOf(some);
      const byNumber = some.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
      expect(some.toSorted(compareTies)).toEqual(byNumber);
    }),
  );
});

it('adding or removing an id changes only the numbers of ids with the same hash', () => {
  const others = Array.from({ length: 500 }, (_, n) => `other-${n}`);
  const before = numbersOf([...others, SECOND]);
  const after = numbersOf([...others, SECOND, FIRST]);
  for (const id of others) expect(after.get(id)).toBe(before.get(id));
  expect(after.get(FIRST)).toBe(before.get(SECOND));
  expect(after.get(SECOND)).toBe((before.get(SECOND) ?? 0) + 1);
});

it('gives consecutive ids distant numbers', () => {
  const numbers = tieBreaks(Array.from({ length: 1000 }, (_, n) => `S${100_000 + n}`));
  const lower = numbers.filter((number) => number < 2 ** 29).length;
  expect(lower).toBeGreaterThan(400);
  expect(lower).toBeLessThan(600);
});
