import { describe, expect, it } from 'vitest';
import { site } from '../src/tenant/schema/site.ts';
import { walkKeys } from '../src/tenant/schema/walk.ts';
import { otherValues } from './config-keys/other-values.ts';
import { publishedChange, publishedSite } from './config-keys/published-change.ts';
import { RICH_SITE } from './config-keys/rich-site.ts';
import { tenantOfSite } from './config-keys/rich-tenant.ts';
import { schemaLine } from './config-keys/schema-line.ts';
import { placesOf, valueAt, withValue } from './config-keys/set-at.ts';
import { SPECIAL } from './config-keys/special-keys.ts';
import { UNREAD } from './config-keys/unread-keys.ts';

/** A key takes well under a second on a quiet machine. */
const LONG = 120_000;

const keys = [...walkKeys(site)].map(({ path, schema }) => ({ path, schema, key: path.join('.') }));
const leaves = keys.filter(({ key }) => !keys.some((other) => other.key.startsWith(`${key}.`)));

function publish(data: unknown) {
  const tenant = tenantOfSite(data);
  return tenant && publishedSite(tenant);
}

const rich = publish(RICH_SITE);
if (!rich) throw new Error('The schema refuses the rich site.');

/** The rich site with the other keys that a key needs. */
function siteFor(key: string): unknown {
  const given = Object.entries(SPECIAL.get(key)?.given ?? {});
  return given.reduce<unknown>(
    (data, [name, value]) =>
      placesOf(data, name.split('.')).reduce((changed, place) => withValue(changed, place, value), data),
    RICH_SITE,
  );
}

/** The first published file that another value of the key changes; null if none does. */
async function changedFile({ path, schema, key }: (typeof leaves)[number]): Promise<string | null> {
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

describe('the rich site', () => {
  it('sets every key, with two entries or more in each list of groups', () => {
    const missing = leaves.filter(({ path }) => placesOf(RICH_SITE, path).length === 0);
    expect(missing.map(({ key }) => key)).toEqual([]);
    const groups = keys.filter(({ key }) => leaves.some((leaf) => leaf.key.startsWith(`${key}.[].`)));
    const short = groups.filter(({ path }) =>
      placesOf(RICH_SITE, path).some((place) => (valueAt(RICH_SITE, place) as unknown[]).length < 2),
    );
    expect(short.map(({ key }) => key)).toEqual([]);
  });

  it('finds each key in the schema, for the message of a failure', () => {
    const lost = leaves.filter(({ path, schema }) => !/:\d+$/.test(schemaLine(path.at(-1) ?? '', schema)));
    expect(lost.map(({ key }) => key)).toEqual([]);
  });

  it('has no line for a key that the schema does not have', () => {
    const known = new Set(leaves.map(({ key }) => key));
    expect([...SPECIAL.keys(), ...UNREAD.keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('every configuration key has a reader', () => {
  it.each(leaves.filter(({ key }) => !UNREAD.has(key)))(
    '$key changes what is published',
    async (leaf) => {
      const at = schemaLine(leaf.path.at(-1) ?? '', leaf.schema);
      const message = `${leaf.key} (${at}): no published byte changes: give it a reader or remove it.`;
      expect(await changedFile(leaf), message).not.toBeNull();
    },
    LONG,
  );

  it.each(leaves.filter(({ key }) => UNREAD.has(key)))(
    '$key has no reader yet',
    async (leaf) => {
      const message = `${leaf.key} has a reader now: take it off the list in tests/config-keys/unread-keys.ts.`;
      expect(await changedFile(leaf), message).toBeNull();
    },
    LONG,
  );
});
