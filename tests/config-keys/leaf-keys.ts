import { site } from '../../src/tenant/schema/site.ts';
import { type Schema, walkKeys } from '../../src/tenant/schema/walk.ts';

/** A key of site.yaml. */
export interface Key {
  path: readonly string[];
  schema: Schema;
  /** "config.header.phone" */
  key: string;
}

export const KEYS: readonly Key[] = [...walkKeys(site)].map(({ path, schema }) => ({
  path,
  schema,
  key: path.join('.'),
}));

const sectionsOfHome = new Set(
  KEYS.flatMap(({ key }) => /^home\.sections\.(\[[\w-]+\])\./.exec(key)?.[1] ?? []),
);

/**
 * Settings of a section are the same on each kind of page, so those of sections that may stand on any page are tried on
 * the home page only.
 */
const isTriedOnHome = (key: string): boolean =>
  sectionsOfHome.has(/^pages\.\w+\.sections\.(\[[\w-]+\])\./.exec(key)?.[1] ?? '');

const groups = new Set(
  KEYS.flatMap(({ path }) => path.slice(1).map((_, at) => path.slice(0, at + 1).join('.'))),
);

/** Keys that have a value of their own. */
export const LEAF_KEYS: readonly Key[] = KEYS.filter(({ key }) => !groups.has(key) && !isTriedOnHome(key));
