import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packPositions, unpackPositions } from './packed-positions.ts';

const tenths = fc.integer({ min: 0, max: 1000 }).map((value) => value / 10);
const position = fc.record({ frame: fc.nat(71), x: tenths, y: tenths });

it('GAL-06 unpacking returns the packed frames and positions, rounded to a tenth of a percent', () => {
  fc.assert(
    fc.property(fc.array(position), (positions) => {
      expect(unpackPositions(packPositions(positions))).toEqual(positions);
    }),
  );
  expect(unpackPositions(packPositions([{ frame: 3, x: 33.333, y: 66.666 }]))).toEqual([
    { frame: 3, x: 33.3, y: 66.7 },
  ]);
});

it('packPositions stores each frame and position as the difference from the one before', () => {
  expect(
    packPositions([
      { frame: 0, x: 64.7, y: 53.6 },
      { frame: 1, x: 71.4, y: 53.2 },
    ]),
  ).toEqual([
    [0, 1],
    [647, 67],
    [536, -4],
  ]);
});
