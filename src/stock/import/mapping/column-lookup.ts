import { ownProperty } from '../../../lib/own-property.ts';
import { byIndexes, nameKey } from '../feed/cell-names.ts';
import type { Cells } from '../feed/feed-record.ts';

/** Names that are remembered. A feed that makes up more of them has their exact spelling only. */
const MAX_NAMES = 5_000;

type Value = string | string[];

/** The entry of a list that a name chooses: 2 for "photos.photo[2]"; null for a name of the whole list. */
function chosenEntry(column: string): { list: string; at: number } | null {
  const [, list, at] = /^(.+)\[(\d+)\]$/.exec(column) ?? [];
  return list === undefined ? null : { list, at: Number(at) };
}

/**
 * Finds the cells that a mapping file names. A name in another spelling than the feed's is found too: capitals and
 * separators do not matter. "photos.photo[0]" is the first entry of the list `photos.photo`.
 */
export class ColumnLookup {
  private readonly names = new Set<string>();
  private readonly byKey = new Map<string, string[]>();

  /** Remembers the names of a record or of a header. */
  see(names: Iterable<string>): void {
    for (const name of names) {
      if (this.names.has(name) || this.names.size >= MAX_NAMES) continue;
      this.names.add(name);
      const key = nameKey(name);
      if (key !== '') this.byKey.set(key, [...(this.byKey.get(key) ?? []), name].sort(byIndexes));
    }
  }

  /** All names so far, as the feed writes them. */
  all(): readonly string[] {
    return [...this.names];
  }

  /** The feed's names for a column of the mapping; empty if it has none. */
  namesFor(column: string): readonly string[] {
    if (this.names.has(column)) return [column];
    const chosen = chosenEntry(column);
    return chosen && this.names.has(chosen.list) ? [chosen.list] : (this.byKey.get(nameKey(column)) ?? []);
  }

  /** The value of a column in a record; undefined if the record does not have it. */
  valueOf(cells: Cells, column: string): Value | undefined {
    const exact = ownProperty(cells, column);
    if (exact !== undefined) return exact;
    const names = this.namesFor(column).filter((name) => ownProperty(cells, name) !== undefined);
    const chosen = chosenEntry(column);
    const entry = chosen && names.find((name) => name.endsWith(`[${chosen.at}]`));
    if (entry) return ownProperty(cells, entry);
    const values = names.flatMap((name) => ownProperty(cells, name) ?? []);
    if (chosen) return values[chosen.at];
    return values.length > 1 ? values : values[0];
  }
}
