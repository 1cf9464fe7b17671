import { explainJsonError } from '../../../lib/json-error.ts';
import { nameKey } from './cell-names.ts';
import {
  type Cells,
  MAX_RECORD_LENGTH,
  newCells,
  RECORD_TOO_LONG,
  type Remark,
  type SourceRow,
} from './feed-record.ts';
import { FeedRefused } from './feed-refused.ts';
import { flattenJson, isTooDeep } from './json-cells.ts';
import { findDuplicateKeys } from './json-duplicate-keys.ts';
import type { RecordPlaces } from './json-places.ts';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DOUBLE_QUOTE,
  NEW_LINE,
  OPEN_BRACE,
  OPEN_BRACKET,
} from './json-syntax.ts';
import type { Note } from './notes.ts';
import type { RepairBytes } from './repair-bytes.ts';

/** Maximum length in characters of a value in the report. */
const MAX_VALUE_LENGTH = 120;

const unreadable = (text: string, row: number, line: number, reason: string): SourceRow => ({
  kind: 'unreadable',
  row,
  line,
  field: 'record',
  value: text.slice(0, MAX_VALUE_LENGTH),
  reason,
  texts: [text],
});
const NOT_AN_OBJECT = 'is not a JSON object';

/** The key whose value contains a position in a record's text. */
function keyBefore(text: string, at: number): string {
  return /"([^"\\]*)"\s*:[^:]*$/.exec(text.slice(0, at))?.[1] ?? 'record';
}

function notJson(error: unknown, text: string, line: number): string {
  const { reason, linesBefore, near } = explainJsonError(error, text);
  const place = near === null ? '' : `, on line ${line + (linesBefore ?? 0)} near ${near}`;
  return `is not JSON: ${reason}${place}`;
}

function duplicateKeyNotes(text: string): Note[] {
  return findDuplicateKeys(text).map(({ path, lost }) => ({
    kind: 'doubtful',
    field: path.slice(0, MAX_VALUE_LENGTH),
    value: lost.slice(0, MAX_VALUE_LENGTH),
    reason: 'is given more than once in the record; the last value is kept',
  }));
}

/** Names of numbers, as `nameKey`. A record with one of them needs no number from elsewhere. */
const NUMBER_NAMES = /^(id|vehicleid|stock(num|number|no|id)?)$/;

/**
 * A record's name in an object, `{"A1002": {…}}`, as its stock number, if it has none itself. Names without a digit, such
 * as "vehicle", are no numbers.
 */
function numberFrom(name: string, record: object): { stocknum: string } | null {
  const hasNumber = Object.keys(record).some((key) => NUMBER_NAMES.test(nameKey(key)));
  return hasNumber || !/\d/.test(name) ? null : { stocknum: name };
}

/** @param name the record's name in the object that it is in, '' in a list */
function toRow(source: string, row: number, line: number, repair: RepairBytes | null, name = ''): SourceRow {
  const repaired = repair?.([source], (_, at) => keyBefore(source, at));
  if (repaired?.ok === false) return { kind: 'unreadable', row, line, texts: [source], ...repaired.problem };
  const text = repaired?.texts[0] ?? source;
  if (isTooDeep(text)) return unreadable(text, row, line, 'is nested more than 100 levels deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return unreadable(text, row, line, notJson(error, text, line));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return unreadable(text, row, line, NOT_AN_OBJECT);
  }
  const number = name === '' ? null : numberFrom(name, value);
  const native = number === null ? value : { ...number, ...value };
  const cells: Cells = newCells();
  flattenJson(native, '', cells);
  const notes = [...(repaired?.notes ?? []), ...duplicateKeyNotes(text)];
  return { kind: 'record', row, line, cells, native, ...(notes.length > 0 && { notes }) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a JSON Lines stream in batches. An invalid line is unreadable.
 *
 * @throws FeedRefused if the last line is cut short
 */
export async function* readJsonLines(
  text: AsyncIterable<string>,
  repair: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  let rest = '';
  /** A line over the limit that has not ended yet: its start, and its last character so far. */
  let overlong = null as { text: string; last: string } | null;
  let row = 0;
  let line = 0;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    const batch: SourceRow[] = [];
    for (const entry of lines) {
      line++;
      if (overlong !== null || entry.length > MAX_RECORD_LENGTH)
        batch.push(unreadable(overlong?.text ?? entry, ++row, line, RECORD_TOO_LONG));
      else if (entry.trim() !== '') batch.push(toRow(entry, ++row, line, repair));
      overlong = null;
    }
    if (overlong !== null || rest.length > MAX_RECORD_LENGTH) {
      overlong = {
        text: overlong?.text ?? rest.slice(0, MAX_VALUE_LENGTH),
        last: rest.trimEnd().at(-1) ?? overlong?.last ?? '',
      };
      rest = '';
    }
    if (batch.length > 0) yield batch;
  }
  if (overlong === null && rest.trim() === '') return;
  if (overlong === null ? !isJson(rest) : overlong.last !== '}')
    throw new FeedRefused(
      `The feed is truncated: its last line (${line + 1}) is not complete JSON and has no line end.`,
      'Fetch the feed again.',
    );
  yield [
    overlong === null
      ? toRow(rest, ++row, line + 1, repair)
      : unreadable(overlong.text, ++row, line + 1, RECORD_TOO_LONG),
  ];
}

/**
 * Reads a JSON document that is one record.
 *
 * @throws FeedRefused if the document is cut short
 */
export async function* readJsonRecord(
  text: AsyncIterable<string>,
  repair: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  let whole = '';
  for await (const piece of text) if (whole.length <= MAX_RECORD_LENGTH) whole += piece;
  const isTooLong = whole.length > MAX_RECORD_LENGTH;
  yield [isTooLong ? unreadable(whole, 1, 1, RECORD_TOO_LONG) : toRow(whole, 1, 1, repair)];
}

/** Characters that cannot start a list entry other than an object. */
const BETWEEN_ENTRIES = new Set(Array.from(',{}] \t\n\r', (character) => character.charCodeAt(0)));

/**
 * Reads a JSON document as a stream: the entries of the lists and objects at some paths, one record each. List entries
 * that are not objects are unreadable. A remark says how many objects are in lists that are not read.
 *
 * @throws FeedRefused if the document is cut short
 */
export async function* readJsonDocument(
  text: AsyncIterable<string>,
  places: RecordPlaces,
  remark: Remark,
  repair: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  let depth = 0;
  /** Depth of the list or object whose entries are being read; 0 outside of these. */
  let placeDepth = 0;
  let isList = false;
  /** Names of the open objects and lists, '' for entries of a list. Inside a record they are not kept. */
  const names: string[] = [];
  let name = '';
  let word = '';
  /** The part of the current record that earlier pieces had. */
  let record = '';
  let recordName = '';
  let inString = false;
  let escaped = false;
  let row = 0;
  let line = 1;
  let startLine = 1;
  let isOverlong = false;
  /** The start of a list entry that is not an object; '' outside of one. */
  let otherEntry = '';
  let hasPlace = false;
  for await (const piece of text) {
    const batch: SourceRow[] = [];
    /** Index of the current record's start in this piece; 0 if it began in an earlier piece, -1 outside of records. */
    let recordStart = record === '' ? -1 : 0;
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === NEW_LINE) line++;
      if (otherEntry !== '' && otherEntry.length < MAX_VALUE_LENGTH) otherEntry += piece[i];
      const isInRecord = placeDepth > 0 && depth > placeDepth;
      const isBetweenEntries = placeDepth > 0 && isList && depth === placeDepth && !inString;
      if (isBetweenEntries && otherEntry !== '' && (code === COMMA || code === CLOSE_BRACKET)) {
        const isWhole = otherEntry.length < MAX_VALUE_LENGTH;
        // Without the comma or bracket after it.
        const text = isWhole ? otherEntry.slice(0, -1) : otherEntry;
        batch.push(unreadable(text.trim(), ++row, startLine, NOT_AN_OBJECT));
        otherEntry = '';
      } else if (isBetweenEntries && otherEntry === '' && !BETWEEN_ENTRIES.has(code)) {
        otherEntry = piece[i] ?? '';
        startLine = line;
      }
      if (inString) {
        if (!escaped && code === DOUBLE_QUOTE) inString = false;
        else if (!isInRecord && word.length < MAX_VALUE_LENGTH) word += piece[i];
        escaped = !escaped && code === BACKSLASH;
      } else if (code === DOUBLE_QUOTE) {
        inString = true;
        word = '';
      } else if (code === COLON) {
        if (!isInRecord) name = word;
      } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
        depth++;
        if (placeDepth === 0) {
          names.push(name);
          name = '';
          if (places.paths.has(names.filter((part) => part !== '').join('.'))) {
            placeDepth = depth;
            isList = code === OPEN_BRACKET;
            hasPlace = true;
          }
        } else if (code === OPEN_BRACE && depth === placeDepth + 1) {
          recordStart = i;
          recordName = isList ? '' : name;
          startLine = line;
        }
      } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
        if (code === CLOSE_BRACE && placeDepth > 0 && depth === placeDepth + 1) {
          const whole = record + piece.slice(Math.max(recordStart, 0), i + 1);
          const isTooLong = isOverlong || whole.length > MAX_RECORD_LENGTH;
          batch.push(
            isTooLong
              ? unreadable(whole, ++row, startLine, RECORD_TOO_LONG)
              : toRow(whole, ++row, startLine, repair, recordName),
          );
          record = '';
          isOverlong = false;
          recordStart = -1;
        }
        if (depth === placeDepth) placeDepth = 0;
        if (placeDepth === 0) {
          names.pop();
          name = '';
        }
        depth--;
      }
    }
    if (recordStart >= 0) record += piece.slice(recordStart);
    if (record.length > MAX_RECORD_LENGTH) {
      isOverlong = true;
      // The start is kept for the report; the rest is skipped without being stored.
      record = record.slice(0, 200);
    }
    if (batch.length > 0) yield batch;
  }
  if (depth > 0 || inString)
    throw new FeedRefused(
      `The JSON is truncated: it ends at line ${line} with brackets still open, after ${row} complete records.`,
      'Fetch the feed again.',
    );
  if (!hasPlace) remark('The JSON has no list of vehicles.');
  if (places.unreadObjects > 0) {
    const entries = `${places.unreadObjects} ${places.unreadObjects === 1 ? 'entry' : 'entries'}`;
    remark(
      `The JSON has other lists with ${entries}, which are not read. If those are vehicles, ask the provider to put all vehicles into one list, or name the right list as "records" in a mapping file.`,
    );
  }
}
