import { ownProperty } from '../../lib/own-property.ts';
import { error, type Finding } from '../problem.ts';
import type { Site } from '../schema/site.ts';
import type { Draft, Entry } from '../source/draft.ts';

function repeated(entries: Entry<object>[], name: string, what: string): Finding[] {
  const seen = new Map<string, number>();
  return entries.flatMap(({ path, value }) => {
    const id = ownProperty(value as Record<string, unknown>, name);
    if (typeof id !== 'string') return [];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, Number(path.at(-1)));
      return [];
    }
    return [
      error(
        [...path, name],
        `The ${name} "${id}" is already taken by ${what} ${first + 1}. Each needs its own.`,
      ),
    ];
  });
}

const UNIQUE: [list: keyof Site, name: string, what: string][] = [
  ['locations', 'slug', 'location'],
  ['locations', 'id', 'location'],
  ['dealerships', 'slug', 'dealership'],
  ['dealerships', 'id', 'dealership'],
  ['manufacturers', 'slug', 'manufacturer'],
  ['manufacturers', 'id', 'manufacturer'],
  ['brands', 'slug', 'brand'],
  ['models', 'slug', 'model'],
  ['offers', 'id', 'offer'],
  ['slides', 'id', 'slide'],
  ['redirects', 'from', 'redirect'],
];

/** Ids and slugs stand once in their list. */
export function checkDuplicates(draft: Draft): Finding[] {
  const reviews = draft.one('reviews')?.reviews ?? [];
  const entries = reviews.map((value, index) => ({ path: ['reviews', 'reviews', index], value }));
  return [
    ...UNIQUE.flatMap(([list, name, what]) => repeated(draft.each(list) as Entry<object>[], name, what)),
    ...repeated(entries, 'id', 'review'),
  ];
}
