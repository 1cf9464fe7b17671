import { expect, it } from 'vitest';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { withOneSpelling } from './one-spelling.ts';
import { searchDocument } from './search-document.ts';
import { stockSearch } from './stock-search.ts';

const carsWith = (badges: readonly string[]) =>
  badges.map((badge, i) =>
    makeCar({ id: `X${i + 1}`, slug: `x${i + 1}`, make: 'Mitsubishi', model: 'Triton', badge }),
  );

/** Number of vehicles that each offered badge shows, and the ids that a search for it finds. */
function offered(badges: readonly string[]): [badge: string, count: number, ids: string[]][] {
  const listed = carsWith(badges).map((car, rank) => ({ car, rank }));
  const documents = withOneSpelling(
    listed.toReversed().map(({ car, rank }) =>
      searchDocument(car, {
        make: car.make,
        model: car.model,
        rank,
        tieBreak: rank,
        features: [],
        place: null,
        subscriptions: false,
      }),
    ),
  );
  const { find } = stockSearch(documents, listed);
  return find({})
    .counts('badge')
    .map(({ value, count }): [string, number, string[]] => [
      value,
      count,
      find({ badge: [value] })
        .cars.map(({ id }) => id)
        .sort(),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

it('SRC-08 a badge with a plus is another one than without it, and a plus alone is not offered', () => {
  expect(offered(['GLX', 'GLX+', 'GLX-R', '+', '-'])).toEqual([
    ['GLX', 1, ['X1']],
    ['GLX+', 1, ['X2']],
    ['GLX-R', 1, ['X3']],
  ]);
});

it('offers values that a search cannot tell apart once, in the most frequent spelling', () => {
  expect(offered(['GLXR', 'GLX-R', 'glx r', 'GLX-R', 'Ex', 'EX', 'SE+', 'se+'])).toEqual([
    ['EX', 2, ['X5', 'X6']],
    ['GLX-R', 3, ['X1', 'X2', 'X4']],
    ['SE+', 2, ['X7', 'X8']],
    ['glx r', 1, ['X3']],
  ]);
});
