import { expect, it } from 'vitest';
import { checkChanges } from './check-changes.ts';

const problemsOf = (body: unknown) => {
  const checked = checkChanges(body);
  return checked.ok ? {} : checked.problems;
};

it.each([
  [{ changed: [{ stocknum: 'A', price: '$8,990' }] }, { 'changed.0.price': 'must be a number' }],
  [
    {
      changed: [
        { stocknum: 'A', prize: 1 },
        { id: 'b', km: -5 },
      ],
    },
    {
      'changed.0.prize': 'is not a field of a vehicle. Did you mean "price"?',
      'changed.1.km': 'must be at least 0',
    },
  ],
  [
    { changed: [{ stocknum: 'A', status: 'available' }] },
    { 'changed.0.status': expect.stringContaining('in_stock') },
  ],
  [
    { changed: [{ stocknum: 'A', images: [{ image: {} }] }] },
    { 'changed.0.images': expect.stringMatching(/^has a wrong part: 0\.image\.url /) },
  ],
  [{ changed: [{ stocknum: 'A', year: null }] }, { 'changed.0.year': expect.stringMatching(/^must be/) }],
  [{ changed: [{ price: 1 }] }, { 'changed.0': 'A changed vehicle needs an id or a stocknum' }],
  [{ changed: [{ stocknum: 12 }] }, { 'changed.0.stocknum': 'must be text' }],
  [{ changd: [] }, { changd: 'is neither "changed" nor "removed"' }],
  [{ removed: [1] }, { 'removed.0': 'must be text' }],
  [
    { changed: [{ stocknum: 'A', gone_at: '2026-11-01' }] },
    { 'changed.0.gone_at': expect.stringContaining('List the vehicle under "removed"') },
  ],
  [
    JSON.parse('{"changed":[{"id":"a","constructor":1}]}'),
    { 'changed.0.constructor': 'is not a field of a vehicle' },
  ],
  [[], { body: 'must be an object' }],
])('refuses %j', (body, problems) => {
  expect(problemsOf(body)).toEqual(problems);
});

it.each([
  {},
  { changed: [{ stocknum: 'A', price: null, location: null, sold: true }], removed: ['b'] },
  { changed: [{ id: 'a', price: 28_990, images: [{ image: { url: 'https://photos.example/1.jpg' } }] }] },
])('accepts %j', (body) => {
  expect(problemsOf(body)).toEqual({});
});
