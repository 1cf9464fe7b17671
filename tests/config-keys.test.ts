import { describe, expect, it } from 'vitest';
import { type Key, KEYS as keys, LEAF_KEYS as leaves } from './config-keys/leaf-keys.ts';
import { otherValues } from './config-keys/other-values.ts';
import { publishedChange, publishedSite } from './config-keys/published-change.ts';
import { RICH_SITE } from './config-keys/rich-site.ts';
import { tenantOfSite } from './config-keys/rich-tenant.ts';
import { schemaLine } from './config-keys/schema-line.ts';
import { SPECIAL } from './config-keys/special-keys.ts';
import { UNREAD } from './config-keys/unread-keys.ts';
import { placesOf, valueAt, withValue } from './config-keys/values-at-paths.ts';

/** Time limit for one key in ms. It takes well under a second, unless the machine is very busy. */
const TIME_LIMIT_MS = 120_000;

function publish(data: unknown) {
  const tenant = tenantOfSite(data);
  return tenant && publishedSite(tenant);
}

const rich = publish(RICH_SITE);
if (!rich) throw new Error('The schema refuses RICH_SITE of tests/config-keys/rich-site.ts.');

/** RICH_SITE with the other values that this key needs to have an effect. */
function siteFor(key: string): unknown {
  const requiredValues = Object.entries(SPECIAL.get(key)?.given ?? {});
  return requiredValues.reduce<unknown>(
    (data, [name, value]) =>
      placesOf(data, name.split('.')).reduce((changed, place) => withValue(changed, place, value), data),
    RICH_SITE,
  );
}

/** The first published file that changes with the value of the key; null if none does. */
async function changedFile({ path, schema, key }: Key): Promise<string | null> {
  const data = siteFor(key);
  const before = data === RICH_SITE ? rich : publish(data);
  if (!before) throw new Error(`The schema refuses what tests/config-keys/special-keys.ts gives for ${key}.`);
  let tried = 0;
  for (const place of placesOf(data, path)) {
    const value = valueAt(data, place);
    for (const other of SPECIAL.get(key)?.values ?? otherValues(value, schema)) {
      const after = publish(withValue(data, place, other));
      if (!after) continue;
      tried += 1;
      const file = await publishedChange(before, after);
      if (file !== null) return file;
    }
  }
  if (tried === 0)
    throw new Error(`No other value of ${key} is valid. Give one in tests/config-keys/special-keys.ts.`);
  return null;
}

describe('the test data for configuration keys', () => {
  it('RICH_SITE sets every key, and has two or more entries in each list', () => {
    const missing = leaves.filter(({ path }) => placesOf(RICH_SITE, path).length === 0);
    expect(missing.map(({ key }) => key)).toEqual([]);
    const groups = keys.filter(({ key }) => leaves.some((leaf) => leaf.key.startsWith(`${key}.[].`)));
    const short = groups.filter(({ path }) =>
      placesOf(RICH_SITE, path).some((place) => (valueAt(RICH_SITE, place) as unknown[]).length < 2),
    );
    expect(short.map(({ key }) => key)).toEqual([]);
  });

  it('each key is found in a schema file, so that a failure can name its line', () => {
    const lost = leaves.filter(({ path, schema }) => !/:\d+$/.test(schemaLine(path.at(-1) ?? '', schema)));
    expect(lost.map(({ key }) => key)).toEqual([]);
  });

  it('the tables of special and unread keys have no key that is not in the schema', () => {
    const known = new Set(leaves.map(({ key }) => key));
    expect([...SPECIAL.keys(), ...UNREAD.keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('every configuration key has an effect', () => {
  it.each(leaves.filter(({ key }) => !UNREAD.has(key)))(
    '$key changes what is published',
    async (leaf) => {
      const at = schemaLine(leaf.path.at(-1) ?? '', leaf.schema);
      const message = `No published file changes with ${leaf.key} (${at}). Use the key in a page, or remove it.`;
      expect(await changedFile(leaf), message).not.toBeNull();
    },
    TIME_LIMIT_MS,
  );

  it.each(leaves.filter(({ key }) => UNREAD.has(key)))(
    '$key changes nothing yet, as tests/config-keys/unread-keys.ts says',
    async (leaf) => {
      const message = `${leaf.key} changes a published file now. Remove it from tests/config-keys/unread-keys.ts.`;
      expect(await changedFile(leaf), message).toBeNull();
    },
    TIME_LIMIT_MS,
  );
});
