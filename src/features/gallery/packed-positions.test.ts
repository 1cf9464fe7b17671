import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packPositions, unpackPositions } from './packed-positions.ts';

const tenths = fc.integer({ min: 0, max: 1000 }).map((value) => value / 10);
const place = fc.record({ frame: fc.nat(71), x: tenths, y: tenths });

it('GAL-06 keeps frames and positions to a tenth of a percent', () => {
  fc.assert(
    fc.property(fc.array(place), (places) => {
      expect(unpackPositions(packPositions(places))).toEqual(places);
    }),
  );
  expect(unpackPositions(packPositions([{ frame: 3, x: 33.333, y: 66.666 }]))).toEqual([
    { frame: 3, x: 33.3, y: 66.7 },
  ]);
});

it('stores small differences', () => {
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
