import type { z } from 'zod';
import { valueAt } from '../explain/explain-issues.ts';
import type { Path } from '../problem.ts';
import { type Site, site } from '../schema/site.ts';
import { unwrap } from '../schema/walk.ts';

type Element<T> = T extends readonly (infer E)[] ? E : never;

export interface Entry<T> {
  path: Path;
  value: T;
}

/**
 * Access to the valid parts of a site that may have mistakes, so that later checks still run and all problems
 * are reported at once.
 */
export interface Draft {
  raw: unknown;
  /** The value of a key; null if it is invalid. */
  value<K extends keyof Site>(name: K): Site[K] | null;
  /** The valid entries of a list, with their original indexes. */
  entries<K extends keyof Site>(name: K): Entry<Element<Site[K]>>[];
  /** Like `entries`, for a list deeper in the site. */
  entriesAt<T extends z.ZodType>(path: Path, schema: T): Entry<z.infer<T>>[];
}

/** Deletes the value at a path. If it is missing or an entry of a list, deletes its parent instead. */
function removeAt(data: unknown, path: Path): void {
  const parent = valueAt(data, path.slice(0, -1));
  const name = path.at(-1);
  if (name === undefined) return;
  const removable =
    typeof parent === 'object' && parent !== null && !Array.isArray(parent) && Object.hasOwn(parent, name);
  if (removable) Reflect.deleteProperty(parent, name);
  else removeAt(data, path.slice(0, -1));
}

// Removing a value can make its parent invalid in the next round. Paths in the schema have at most 6 keys, so 8 rounds
// are enough.
const MAX_ROUNDS = 8;

/** Parses data after removing the values that the schema rejects. Returns null if a required value is invalid. */
export function lenientParse<T extends z.ZodType>(schema: T, data: unknown): z.infer<T> | null {
  let attempt = schema.safeParse(data);
  if (attempt.success) return attempt.data;
  const withoutInvalid = structuredClone(data);
  for (let round = 0; !attempt.success && round < MAX_ROUNDS; round++) {
    for (const issue of attempt.error.issues) {
      const path = issue.path as (string | number)[];
      if (issue.code === 'unrecognized_keys')
        for (const name of issue.keys) removeAt(withoutInvalid, [...path, name]);
      else removeAt(withoutInvalid, path);
    }
    attempt = schema.safeParse(withoutInvalid);
  }
  return attempt.success ? attempt.data : null;
}

function entriesAt<T extends z.ZodType>(raw: unknown, path: Path, schema: T): Entry<z.infer<T>>[] {
  const list = valueAt(raw, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => {
    const value = lenientParse(schema, item);
    return value === null ? [] : [{ path: [...path, index], value }];
  });
}

/** Creates a draft from parsed YAML. */
export function createDraft(raw: unknown): Draft {
  const rawValue = (name: string) => valueAt(raw, [name]);
  return {
    raw,
    value: (name) => lenientParse(site.shape[name] as z.ZodType, rawValue(name)) as never,
    entries: (name) =>
      entriesAt(raw, [name], (unwrap(site.shape[name]) as z.ZodArray<z.ZodType>).element) as never,
    entriesAt: (path, schema) => entriesAt(raw, path, schema),
  };
}
