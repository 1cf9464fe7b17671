import { memoizeWords } from '../import/cells/word-key.ts';
import { byIndexes, cellName } from '../import/feed/cell-names.ts';
import type { Cells, RawField, RawVehicle } from '../import/feed/feed-record.ts';

/** A format's column names by field, separated by spaces. The first column with a value is used. */
export type Names = Partial<Record<RawField, string>>;

/** Maps a feed's cells to fields and records unused cells. */
export interface Vocabulary {
  toRaw(cells: Cells): RawVehicle;
  /** Names, as the feed writes them, of the cells seen so far that no field uses. */
  unused(): string[];
  knows(cell: string): boolean;
}

const AUD = /^(?:aud|a?\$)$/i;
const MM = /^mm$/i;
const LITRES = /^(?:l|litres?)$/i;

/**
 * Units that a column may state in brackets, by field: "Odometer (km)". A column in another unit, such as
 * "Odometer (miles)" or "Price (€)", is not read, because its numbers would be taken for km and AUD.
 */
const UNITS: ReadonlyMap<RawField, RegExp> = new Map([
  ['price', AUD],
  ['dap_price', AUD],
  ['egc_price', AUD],
  ['before_price', AUD],
  ['offer_price', AUD],
  ['km', /^(?:kms?|kilomet(?:re|er)s)$/i],
  ['length', MM],
  ['width', MM],
  ['height', MM],
  ['gvm', /^kg$/i],
  ['fuel_capacity', LITRES],
  ['engine_litres', LITRES],
  ['engine_cc', /^cc$/i],
]);

/** A column's name, and true if it states the unit of its field. Null for a column in another unit. */
type Column = { name: string; statesUnit: boolean } | null;

// Maximum number of unused columns that are reported.
const MAX_UNUSED = 200;

const LISTS: ReadonlySet<RawField> = new Set(['images', 'features', 'spin_images']);

function merged(before: string | string[] | undefined, value: string | string[]): string | string[] {
  if (before === undefined) return value;
  return [before, value].flat();
}

function isBlank(value: string | string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.every((part) => part.trim() === '');
}

/** Cells sorted by the indexes in their names, whatever the order of columns. */
function sortedByIndex(cells: Cells): [source: string, value: string | string[]][] {
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
  const fieldOf = new Map(order.flatMap(([field, list]) => list.map((name) => [name, field] as const)));
  const ignoredNames = new Set(ignored.split(' '));
  /** Normalised name → the first spelling of it in the feed. */
  const unused = new Map<string, string>();
  const columnOf = memoizeWords((source): Column => {
    const name = cellName(source);
    const [, head = '', unit = ''] = /^(.*)\(([^()]+)\)\s*$/.exec(source) ?? [];
    const nameWithoutUnit = cellName(head);
    const units = UNITS.get(fieldOf.get(nameWithoutUnit) ?? 'id');
    if (units === undefined || (name !== nameWithoutUnit && fieldOf.has(name)))
      return { name, statesUnit: false };
    return units.test(unit.trim()) ? { name: nameWithoutUnit, statesUnit: true } : null;
  });
  return {
    knows: (cell) => fieldOf.has(columnOf(cell)?.name ?? ''),
    unused: () => [...unused.values()],
    toRaw(cells) {
      const named = new Map<string, string | string[]>();
      const withUnit = new Map<string, string | string[]>();
      for (const [source, value] of sortedByIndex(cells)) {
        if (isBlank(value)) continue;
        const column = columnOf(source);
        const name = column?.name ?? source.trim();
        if (column !== null && fieldOf.has(name)) {
          if (!column.statesUnit) named.set(name, merged(named.get(name), value));
          else withUnit.set(name, withUnit.get(name) ?? value);
        } else if (!ignoredNames.has(name) && !unused.has(name) && unused.size < MAX_UNUSED)
          unused.set(name, source.trim());
      }
      // "Price" wins over "Price (AUD)".
      for (const [name, value] of withUnit) if (!named.has(name)) named.set(name, value);
      const raw: RawVehicle = {};
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
