import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { pathText } from '../problem.ts';
import { createDraft } from '../source/draft.ts';
import { checkReviews } from './reviews.ts';

const review = (id: string, location?: string) => ({
  id,
  customer_name: 'Ana',
  text: 'Good.',
  rating: 5,
  review_date: '2026-10-01',
  ...(location ? { location } : {}),
});

const unrated = makeTenant().site.locations.map((location) => ({
  ...location,
  average_rating: undefined,
  review_count: undefined,
  reviews: undefined,
}));
const [first] = unrated;

function found(reviews: object, figures: object = {}): string[] {
  const locations = unrated.map((location, index) => (index === 0 ? { ...location, ...figures } : location));
  return checkReviews(createDraft({ ...makeTenant().site, locations, reviews })).map(
    ({ severity, path, message }) => `${severity} ${pathText(path)}: ${message}`,
  );
}

const REVIEWS = [review('r1', first?.slug), review('r2', first?.slug)];

it('accepts review counts that are not below the number of listed reviews', () => {
  expect(found({ count: 2, average_rating: 4, reviews: REVIEWS })).toEqual([]);
  expect(found({ reviews: REVIEWS }, { average_rating: 4.5, review_count: 2 })).toEqual([]);
});

it('rejects review counts below the number of listed reviews, for the site and for a location', () => {
  expect(found({ count: 1, average_rating: 4, reviews: REVIEWS })).toEqual([
    'error reviews.count: reviews.reviews lists 2 reviews of this site, so this count cannot be 1. Raise it.',
  ]);
  expect(found({ reviews: REVIEWS }, { reviews: { average_rating: 4.5, count: 1 } })).toEqual([
    'error locations[0].reviews.count: reviews.reviews lists 2 reviews of this location, so this count cannot be 1. Raise it.',
  ]);
});

it('rejects a review of a location that the site does not have', () => {
  expect(found({ reviews: [review('r1', 'nowhere')] })[0]).toMatch(
    /^error reviews\.reviews\[0]\.location: There is no location "nowhere"\. Allowed: /,
  );
});

it('warns that review figures of the whole business are not shown if a location has figures of its own', () => {
  const rated = { average_rating: 4.5, review_count: 30 };
  expect(found({ count: 2, average_rating: 4, reviews: REVIEWS }, rated)).toEqual([
    expect.stringContaining('warning reviews.count: This figure is not shown'),
    expect.stringContaining('warning reviews.average_rating: This figure is not shown'),
  ]);
});

it('rejects a section that quotes a review which does not exist, with its place and the nearest id', () => {
  const home = { title: 'T', lede: 'L', sections: [{ section: 'hero' }, { section: 'plate', quote: 'r11' }] };
  const draft = createDraft({ ...makeTenant().site, home, reviews: { reviews: REVIEWS } });
  expect(checkReviews(draft).map(({ path, message }) => `${pathText(path)}: ${message}`)).toEqual([
    'home.sections[1].quote: There is no review "r11". Allowed: "r1" or "r2". Did you mean "r1"?',
  ]);
});
