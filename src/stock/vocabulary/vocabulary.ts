import { byIndexes, cellName } from '../import/feed/cell-names.ts';
import type { Cells, Raw, RawField } from '../import/feed/raw.ts';

/** A format's column names by field, separated by spaces; the first one present is used. */
export type Names = Partial<Record<RawField, string>>;

/** Maps a feed's cells to fields and records unused cells. */
export interface Vocabulary {
  toRaw(cells: Cells): Raw;
  /** Names of the cells seen so far that no field uses. */
  unused(): string[];
  knows(cell: string): boolean;
}

/**
 * The units that fields are in: AUD, km, mm, kg, litres and cc. A column in another unit, such as "Odometer (miles)",
 * stays unknown, since its numbers would be read as km.
 */
const UNIT = /\s*\((?:aud|a\$|\$|kms?|kilometres|kilometers|mm|kg|l|litres|cc)\)\s*$/i;

const LISTS: ReadonlySet<RawField> = new Set(['images', 'features', 'spin_images']);

function merged(before: string | string[] | undefined, value: string | string[]): string | string[] {
  if (before === undefined) return value;
  return [before, value].flat();
}

function isBlank(value: string | string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.every((part) => part.trim() === '');
}

/** Cells sorted by the indexes in their names, whatever the order of columns. */
function inOrder(cells: Cells): [source: string, value: string | string[]][] {
  const entries = Object.entries(cells);
  return entries.some(([source]) => /[[./]\d/.test(source))
    ? entries.sort(([a], [b]) => byIndexes(a, b))
    : entries;
}

/**
 * Builds a vocabulary from lists of names. List fields (images, features, spin_images) combine all their
 * columns in order; other fields use the first column with a value.
 */
export function vocabulary(names: Names, ignored = ''): Vocabulary {
  const order = Object.entries(names).map(([field, list]) => [field as RawField, list.split(' ')] as const);
  const known = new Set(order.flatMap(([, list]) => list));
  const quiet = new Set(ignored.split(' '));
  const unused = new Set<string>();
  return {
    knows: (cell) => known.has(cellName(cell)) || known.has(cellName(cell.replace(UNIT, ''))),
    unused: () => [...unused],
    toRaw(cells) {
      const named = new Map<string, string | string[]>();
      const withUnit = new Map<string, string | string[]>();
      for (const [source, value] of inOrder(cells)) {
        if (isBlank(value)) continue;
        const name = cellName(source);
        const plain = UNIT.test(source) ? cellName(source.replace(UNIT, '')) : null;
        if (plain !== null && known.has(plain) && (name === plain || !known.has(name)))
          withUnit.set(plain, withUnit.get(plain) ?? value);
        else if (known.has(name)) named.set(name, merged(named.get(name), value));
        else if (!quiet.has(name) && unused.size < 200) unused.add(name);
      }
      // "Price" counts before "Price (AUD)".
      for (const [name, value] of withUnit) if (!named.has(name)) named.set(name, value);
      const raw: Raw = {};
      for (const [field, list] of order) {
        for (const name of list) {
          const value = named.get(name);
          if (value === undefined) continue;
          raw[field] = LISTS.has(field) ? merged(raw[field], value) : value;
          if (!LISTS.has(field)) break;
        }
      }
      return raw;
    },
  };
}
