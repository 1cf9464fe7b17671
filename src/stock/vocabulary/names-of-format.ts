import { nameKey } from '../import/feed/cell-names.ts';
import type { RawField } from '../import/feed/feed-record.ts';
import type { FeedFormat } from '../import/feed/sniff.ts';
import { AUSTRALIAN_IGNORED, AUSTRALIAN_NAMES } from './australian.ts';
import { GOOGLE_IGNORED, GOOGLE_NAMES } from './google.ts';
import { META_IGNORED, META_NAMES } from './meta.ts';
import type { Names } from './vocabulary.ts';

/** The columns of a format: those that are read, by field, and those that no page shows. */
export interface FormatNames {
  names: Names;
  ignored: string;
}

const AUSTRALIAN: FormatNames = { names: AUSTRALIAN_NAMES, ignored: AUSTRALIAN_IGNORED };
const GOOGLE: FormatNames = { names: GOOGLE_NAMES, ignored: GOOGLE_IGNORED };
const META: FormatNames = { names: META_NAMES, ignored: META_IGNORED };

/** Names that mean something else outside of their format. Google's product type may be any text. */
const NOT_SHARED: ReadonlySet<string> = new Set(['producttype']);

/**
 * Adds the names of other formats, after the format's own, so that a Google feed may have a column `fuel`. A name that
 * the format knows or ignores keeps its meaning.
 */
function withOtherFormats(own: FormatNames, others: readonly FormatNames[]): FormatNames {
  const taken = new Set(
    [own.ignored, ...Object.values(own.names)].flatMap((list) => list.split(' ').map(nameKey)),
  );
  const lists = new Map(
    Object.entries(own.names).map(([field, list]) => [field as RawField, list.split(' ')]),
  );
  for (const { names } of others)
    for (const [key, list] of Object.entries(names) as [RawField, string][]) {
      const added = list
        .split(' ')
        .filter((name) => !taken.has(nameKey(name)) && !NOT_SHARED.has(nameKey(name)));
      for (const name of added) taken.add(nameKey(name));
      if (added.length > 0) lists.set(key, [...(lists.get(key) ?? []), ...added]);
    }
  return {
    names: Object.fromEntries([...lists].map(([field, list]) => [field, list.join(' ')])),
    ignored: own.ignored,
  };
}

/** The columns that are read from a feed in a format. */
export function namesOfFormat(format: FeedFormat): FormatNames {
  if (format === 'google') return withOtherFormats(GOOGLE, [AUSTRALIAN, META]);
  if (format === 'meta') return withOtherFormats(META, [AUSTRALIAN, GOOGLE]);
  return withOtherFormats(AUSTRALIAN, [GOOGLE, META]);
}
