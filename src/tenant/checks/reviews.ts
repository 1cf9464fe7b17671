import { counted } from '../../lib/plural.ts';
import { allowedNames, didYouMean } from '../did-you-mean.ts';
import { locationRating } from '../location-rating.ts';
import { error, type Finding, type Path, warning } from '../problem.ts';
import { keyMeta } from '../schema/key.ts';
import { unwrap } from '../schema/walk.ts';
import type { Draft } from '../source/draft.ts';
import { siteTexts } from '../source/site-texts.ts';
import { yardName } from '../yard-name.ts';
import { textsOf } from './locations.ts';

/** Reports a count below the number of reviews that are listed. */
function checkCount(
  path: Path,
  count: number | undefined,
  listed: number,
  owner: 'site' | 'location',
): Finding[] {
  if (count === undefined || count >= listed) return [];
  const listedReviews = `${counted(listed, 'review')} of this ${owner}`;
  return [error(path, `reviews.reviews lists ${listedReviews}, so this count cannot be ${count}. Raise it.`)];
}

function checkLocationCounts(draft: Draft): Finding[] {
  const reviews = draft.value('reviews')?.reviews ?? [];
  const locations = draft.entries('locations');
  return locations.flatMap(({ path, value }) => {
    // Departments of one yard, such as "Orange Sales" and "Orange Service", show the same reviews.
    const sameYard = locations.filter(
      (other) =>
        other.value.dealership_slug === value.dealership_slug &&
        yardName(other.value.name).toLowerCase() === yardName(value.name).toLowerCase(),
    );
    const slugs = sameYard.map((other) => other.value.slug);
    const listed = reviews.filter(
      ({ location }) => location !== undefined && slugs.includes(location),
    ).length;
    return [
      ...checkCount([...path, 'review_count'], value.review_count, listed, 'location'),
      ...checkCount([...path, 'reviews', 'count'], value.reviews?.count, listed, 'location'),
    ];
  });
}

function checkNames(draft: Draft): Finding[] {
  const known = textsOf(draft, 'locations', 'slug');
  const reviews = draft.value('reviews')?.reviews ?? [];
  return reviews.flatMap(({ location }, index) =>
    location === undefined || known.includes(location)
      ? []
      : [
          error(
            ['reviews', 'reviews', index, 'location'],
            `There is no location "${location}". ${allowedNames(known, 'locations')}${didYouMean(location, known)}`,
          ),
        ],
  );
}

/** Reports sections that quote a review which does not exist. */
function checkQuotes(draft: Draft): Finding[] {
  const known = (draft.value('reviews')?.reviews ?? []).map(({ id }) => id);
  return [...siteTexts(draft)].flatMap(({ path, value, schema }) =>
    schema === null || keyMeta(unwrap(schema)).review !== true || known.includes(value)
      ? []
      : [
          error(
            path,
            `There is no review "${value}". ${allowedNames(known, 'reviews')}${didYouMean(value, known)}`,
          ),
        ],
  );
}

/** Warns about figures of the whole business that are not shown, because those of its locations are. */
function checkUnused(draft: Draft): Finding[] {
  const set = draft.value('reviews');
  const rated = draft.entries('locations').some(({ value }) => value.visible && locationRating(value));
  if (!set || !rated) return [];
  return (['count', 'average_rating'] as const)
    .filter((name) => set[name] !== undefined)
    .map((name) =>
      warning(
        ['reviews', name],
        'This figure is not shown, because the site combines the figures of its locations instead. Remove this line.',
      ),
    );
}

/** Checks that the figures of reviews are possible and that reviews name locations of the site. */
export function checkReviews(draft: Draft): Finding[] {
  const set = draft.value('reviews');
  return [
    ...checkCount(['reviews', 'count'], set?.count, set?.reviews.length ?? 0, 'site'),
    ...checkLocationCounts(draft),
    ...checkNames(draft),
    ...checkQuotes(draft),
    ...checkUnused(draft),
  ];
}
