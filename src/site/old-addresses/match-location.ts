import { slugify } from '../../lib/slug.ts';
import type { PageContext } from '../page-context.ts';
import { type Match, none, redirectTo } from './match.ts';
import type { ReadPath } from './read-path.ts';

/** Words around the name of a place. */
const AROUND = new Set(
  'our the a us to in at of location locations dealership dealerships dealer dealers showroom showrooms yard yards branch branches store stores contact find hours opening map maps directions visit sales department team nsw vic qld wa sa tas act nt'.split(
    ' ',
  ),
);

const bare = (text: string): string =>
  slugify(text)
    .split('-')
    .filter((word) => !AROUND.has(word))
    .join('-');

/** Finds the location that an address names by slug, name, dealership or suburb. */
export function locationMatcher({ yards, site, pages }: PageContext) {
  const names = new Map<string, Set<string>>();
  const dealerships = new Map(site.dealerships.map(({ slug, name }) => [slug, name]));
  for (const { name, slug, dealership, departments, href } of yards) {
    if (!pages.has(href)) continue;
    const all = [
      name,
      slug,
      dealership,
      dealerships.get(dealership) ?? '',
      ...departments.flatMap((department) => [department.slug, department.address.city]),
    ];
    for (const text of all.map(bare))
      if (text !== '') names.set(text, (names.get(text) ?? new Set()).add(href));
  }
  return ({ segments }: ReadPath): Match | null => {
    const found = names.get(bare(segments.at(-1) ?? ''));
    const [href] = found ?? [];
    if (!found || href === undefined) return null;
    return found.size === 1
      ? redirectTo('location', href)
      : none('The address names a place where the site has several locations.');
  };
}
