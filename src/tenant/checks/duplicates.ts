import { ownProperty } from '../../lib/own-property.ts';
import { error, type Finding, type Path, pathText } from '../problem.ts';
import type { Site } from '../schema/site.ts';
import type { Draft, Entry } from '../source/draft.ts';
import type { LineLookup } from './context.ts';

function findRepeated(entries: Entry<object>[], name: string, { lineOf }: LineLookup): Finding[] {
  const label = name === 'from' ? 'redirected address' : name;
  const seen = new Map<string, Path>();
  return entries.flatMap(({ path, value }) => {
    const id = ownProperty(value as Record<string, unknown>, name);
    if (typeof id !== 'string') return [];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, path);
      return [];
    }
    return [
      error(
        [...path, name],
        `The ${label} "${id}" is already used by ${pathText(first)} on line ${lineOf([...first, name])}. Each entry needs its own.`,
      ),
    ];
  });
}

const UNIQUE_KEYS: [list: keyof Site, name: string][] = [
  ['locations', 'slug'],
  ['locations', 'id'],
  ['dealerships', 'slug'],
  ['dealerships', 'id'],
  ['manufacturers', 'slug'],
  ['manufacturers', 'id'],
  ['brands', 'slug'],
  ['models', 'slug'],
  ['offers', 'id'],
  ['slides', 'id'],
  ['redirects', 'from'],
];

/** Reports ids, slugs and redirected paths that occur twice in a list. */
export function checkDuplicates(draft: Draft, lookup: LineLookup): Finding[] {
  const reviews = draft.value('reviews')?.reviews ?? [];
  const entries = reviews.map((value, index) => ({ path: ['reviews', 'reviews', index], value }));
  return [
    ...UNIQUE_KEYS.flatMap(([list, name]) =>
      findRepeated(draft.entries(list) as Entry<object>[], name, lookup),
    ),
    ...findRepeated(entries, 'id', lookup),
  ];
}
