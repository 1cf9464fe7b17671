import { expect, it } from 'vitest';
import { mostStockedFirst } from './most-stocked.ts';

it('puts the make with the most vehicles first, and makes with as many in order of their names', () => {
  const counts = { Toyota: 2, Isuzu: 9, Ford: 2, Hino: 5 };
  const makes = Object.entries(counts).map(([label, count]) => ({ label, count }));
  expect(mostStockedFirst(makes, ({ count }) => count).map(({ label }) => label)).toEqual([
    'Isuzu',
    'Hino',
    'Ford',
    'Toyota',
  ]);
});
