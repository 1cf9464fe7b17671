import { allowedNames, didYouMean } from '../did-you-mean.ts';
import { valueAt } from '../explain/explain-issues.ts';
import { error, type Finding } from '../problem.ts';
import type { Draft } from '../source/draft.ts';

/** The texts under one key of a list's entries, including entries that are otherwise invalid. */
export function textsOf(draft: Draft, list: string, name: string): string[] {
  const entries = valueAt(draft.raw, [list]);
  if (!Array.isArray(entries)) return [];
  return entries.map((entry) => valueAt(entry, [name])).filter((text) => typeof text === 'string');
}

function checkPrimary(draft: Draft): Finding[] {
  const locations = draft.entries('locations');
  if (locations.length !== textsOf(draft, 'locations', 'slug').length || !locations.length) return [];
  const primary = locations.filter(({ value }) => value.primary);
  if (primary.length === 0)
    return [
      error(['locations'], 'No location is marked as the primary one. Add "primary: true" to one of them.'),
    ];
  return primary
    .slice(1)
    .map(({ path }) =>
      error(
        [...path, 'primary'],
        `"${primary[0]?.value.name}" is already the primary location. There can be only one: remove this line.`,
      ),
    );
}

function checkDealerships(draft: Draft): Finding[] {
  const known = textsOf(draft, 'dealerships', 'slug');
  const ids = new Map(draft.entries('dealerships').map(({ value }) => [value.slug, value.id]));
  return draft.entries('locations').flatMap(({ path, value }) => {
    const slug = value.dealership_slug;
    if (!known.includes(slug)) {
      return [
        error(
          [...path, 'dealership_slug'],
          `There is no dealership "${slug}" at this site. ${allowedNames(known, 'dealerships')}${didYouMean(slug, known)}`,
        ),
      ];
    }
    const id = ids.get(slug);
    if (id === undefined || id === value.dealership_id) return [];
    return [
      error(
        [...path, 'dealership_id'],
        `The dealership "${slug}" has the id "${id}", but this location names the id "${value.dealership_id}". Correct dealership_id or dealership_slug.`,
      ),
    ];
  });
}

function checkNamedLocations(draft: Draft, list: 'order' | 'closed_enquiry'): Finding[] {
  const known = [...new Set(textsOf(draft, 'locations', 'slug'))];
  const named = draft.value('config')?.location_widgets[list] ?? [];
  return named.flatMap((slug, index) =>
    known.includes(slug)
      ? []
      : [
          error(
            ['config', 'location_widgets', list, index],
            `There is no location "${slug}". ${allowedNames(known, 'locations')}${didYouMean(slug, known)}`,
          ),
        ],
  );
}

/**
 * Checks that exactly one location is primary, that each belongs to a dealership of the site, and that
 * settings name existing locations.
 */
export function checkLocations(draft: Draft): Finding[] {
  return [
    ...checkPrimary(draft),
    ...checkDealerships(draft),
    ...checkNamedLocations(draft, 'order'),
    ...checkNamedLocations(draft, 'closed_enquiry'),
  ];
}
