import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clip } from './clip.ts';

it('leaves a short text as it is', () => {
  expect(clip('2023 Ford Ranger', 60)).toBe('2023 Ford Ranger');
});

it('cuts between words and closes with an ellipsis', () => {
  expect(clip('2023 Mercedes-Benz GLE 450 4MATIC, black', 36)).toBe('2023 Mercedes-Benz GLE 450 4MATIC…');
  expect(clip('one two three', 8)).toBe('one two…');
});

it('never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 10, max: 160 }), (text, max) => {
      expect(clip(text, max).length).toBeLessThanOrEqual(max);
    }),
  );
});
