import { memoizeWords } from '../import/cells/word-key.ts';
import { byIndexes, cellName, hasNumber, nameKey, withoutNumbers } from '../import/feed/cell-names.ts';
import type { Cells, RawField, RawVehicle } from '../import/feed/feed-record.ts';

/** A format's column names by field, separated by spaces. The first column with a value is used. */
export type Names = Partial<Record<RawField, string>>;

/** Maps a feed's cells to fields and records unused cells. */
export interface Vocabulary {
  /**
   * Reads a record.
   *
   * @param unread takes the values that are not read, because an earlier column of their field has another one
   */
  toRaw(cells: Cells, unread?: Unread[]): RawVehicle;
  /** The column that a field is read from, as the feed writes it; null if the record has none with a value. */
  columnOf(field: RawField, cells: Cells): string | null;
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

/** The name of a column in miles, as `cellName`, with the name before its unit: "odometer_miles", "miles". */
const IN_MILES = /^(.*?)_?(?:mi|miles?)$/;

/** Tells how a column's values are read. */
interface Column {
  /** Its name as `nameKey`, or `NUMBERED` and the field for a numbered column of a list such as "Photo 3". */
  name: string;
  /** True if the name states the unit of its field. A column without the unit wins over it. */
  statesUnit: boolean;
  /** Added to each value: " mi" for a column in miles. */
  suffix: string;
}

const NUMBERED = '#';

/** A value that is not read, because another column of its field has another one. */
export interface Unread {
  field: RawField;
  /** The column, and the column that is read, as the feed writes them. */
  column: string;
  readColumn: string;
  value: string;
  readValue: string;
}

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

/** Cells sorted by the numbers in their names, whatever the order of columns. */
function sortedByIndex(cells: Cells): [source: string, value: string | string[]][] {
  const entries = Object.entries(cells);
  return entries.some(([source]) => hasNumber(source))
    ? entries.sort(([a], [b]) => byIndexes(a, b))
    : entries;
}

function withSuffix(value: string | string[], suffix: string): string | string[] {
  if (suffix === '') return value;
  return Array.isArray(value) ? value.map((part) => `${part}${suffix}`) : `${value}${suffix}`;
}

const firstText = (value: string | string[]): string =>
  (Array.isArray(value) ? (value.find((part) => part.trim() !== '') ?? '') : value).trim();

/** A value with the column that has it. */
interface Named {
  source: string;
  value: string | string[];
}

/**
 * Builds a vocabulary from lists of names; capitals and separators in them do not matter. List fields (images,
 * features, spin_images) combine all their columns in order; other fields use the first column with a value.
 *
 * @param skip columns that are neither read nor reported
 */
export function vocabulary(
  names: Names,
  ignored = '',
  skip: (column: string) => boolean = () => false,
): Vocabulary {
  const order = Object.entries(names).map(([key, list]) => {
    const field = key as RawField;
    const keys = [...new Set(list.split(' ').map(nameKey))];
    return [field, LISTS.has(field) ? [...keys, `${NUMBERED}${field}`] : keys] as const;
  });
  const fieldOf = new Map(order.flatMap(([field, keys]) => keys.map((key) => [key, field] as const)));
  const ignoredNames = new Set(ignored.split(' ').map(nameKey));
  /** Normalised name → the first spelling of it in the feed. */
  const unused = new Map<string, string>();

  const kmName = order.find(([field]) => field === 'km')?.[1][0];

  /** The list that a numbered column belongs to: images for "Photo 3". */
  const listOf = (source: string): RawField | null => {
    if (!hasNumber(source)) return null;
    const name = nameKey(withoutNumbers(source));
    const field = fieldOf.get(name) ?? fieldOf.get(`${name}s`);
    return field !== undefined && LISTS.has(field) ? field : null;
  };

  /** Null for a column in a unit that cannot be converted. */
  const columnOf = memoizeWords((source): Column | null => {
    const plain = { name: nameKey(source), statesUnit: false, suffix: '' };
    const [, head = '', unit = ''] = /^(.*)\(([^()]+)\)\s*$/.exec(source) ?? [];
    const base = nameKey(head);
    const units = UNITS.get(fieldOf.get(base) ?? 'id');
    const isKnownWithUnit = plain.name !== base && fieldOf.has(plain.name);
    if (units?.test(unit.trim()) && !isKnownWithUnit) return { name: base, statesUnit: true, suffix: '' };
    const isPlain = units === undefined || isKnownWithUnit;
    if (isPlain && (fieldOf.has(plain.name) || ignoredNames.has(plain.name))) return plain;
    const [, beforeMiles] = IN_MILES.exec(cellName(source)) ?? [];
    if (
      kmName !== undefined &&
      beforeMiles !== undefined &&
      (beforeMiles === '' || fieldOf.get(nameKey(beforeMiles)) === 'km')
    )
      return { name: kmName, statesUnit: true, suffix: ' mi' };
    if (!isPlain) return null;
    const list = listOf(source);
    return list === null ? plain : { ...plain, name: `${NUMBERED}${list}` };
  });

  /** The record's values by column name. */
  const read = (cells: Cells): Map<string, Named> => {
    const named = new Map<string, Named>();
    const withUnit: (Column & Named)[] = [];
    for (const [source, value] of sortedByIndex(cells)) {
      if (isBlank(value) || skip(source)) continue;
      const column = columnOf(source);
      const name = column?.name ?? source.trim();
      if (column !== null && fieldOf.has(name)) {
        const before = named.get(name);
        if (column.statesUnit) withUnit.push({ ...column, source, value });
        else named.set(name, { source: before?.source ?? source, value: merged(before?.value, value) });
      } else if (!ignoredNames.has(name) && !unused.has(name) && unused.size < MAX_UNUSED)
        unused.set(name, source.trim());
    }
    // "Price" wins over "Price (AUD)", and "Odometer (km)" over "Odometer (miles)".
    for (const { name, suffix, source, value } of withUnit.sort((a, b) => a.suffix.length - b.suffix.length))
      if (!named.has(name)) named.set(name, { source, value: withSuffix(value, suffix) });
    return named;
  };

  const unreadOf = (named: ReadonlyMap<string, Named>): Unread[] =>
    order.flatMap(([field, list]) => {
      if (LISTS.has(field)) return [];
      const [first, ...others] = list.flatMap((name) => named.get(name) ?? []);
      if (first === undefined) return [];
      const readValue = firstText(first.value);
      return others
        .map(({ source, value }) => ({ source, text: firstText(value) }))
        .filter(({ text }) => text.toLowerCase() !== readValue.toLowerCase())
        .map(({ source, text }) => ({
          field,
          column: source.trim(),
          readColumn: first.source.trim(),
          value: text,
          readValue,
        }));
    });

  return {
    knows: (cell) => fieldOf.has(columnOf(cell)?.name ?? ''),
    unused: () => [...unused.values()],
    toRaw(cells, unread) {
      const named = read(cells);
      const raw: RawVehicle = {};
      let used = 0;
      for (const [field, list] of order) {
        for (const name of list) {
          const value = named.get(name)?.value;
          if (value === undefined) continue;
          used++;
          raw[field] = LISTS.has(field) ? merged(raw[field], value) : value;
          if (!LISTS.has(field)) break;
        }
      }
      if (unread !== undefined && used < named.size) unread.push(...unreadOf(named));
      return raw;
    },
    columnOf(field, cells) {
      const named = read(cells);
      const list = order.find(([name]) => name === field)?.[1] ?? [];
      return list.flatMap((name) => named.get(name)?.source ?? [])[0] ?? null;
    },
  };
}
