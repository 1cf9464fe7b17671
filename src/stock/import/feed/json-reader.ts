import { explainJsonError } from '../../../lib/json-error.ts';
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
import { duplicateKeys } from './json-duplicate-keys.ts';
import type { Note } from './notes.ts';
import type { RepairBytes } from './repair-bytes.ts';

/** Characters of a record shown in the report. */
const LONGEST_VALUE = 120;

const unreadable = (text: string, row: number, line: number, reason: string): SourceRow => ({
  kind: 'unreadable',
  row,
  line,
  field: 'record',
  value: text.slice(0, LONGEST_VALUE),
  reason,
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

function doubledNotes(text: string): Note[] {
  return duplicateKeys(text).map(({ path, lost }) => ({
    kind: 'doubtful',
    field: path.slice(0, LONGEST_VALUE),
    value: lost.slice(0, LONGEST_VALUE),
    reason: 'is given more than once in the record; the last value is kept',
  }));
}

function toRow(source: string, row: number, line: number, repair: RepairBytes | null): SourceRow {
  const repaired = repair?.([source], (_, at) => keyBefore(source, at));
  if (repaired?.ok === false) return { kind: 'unreadable', row, line, ...repaired.problem };
  const text = repaired?.texts[0] ?? source;
  if (isTooDeep(text)) return unreadable(text, row, line, 'is nested more than 100 deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return unreadable(text, row, line, notJson(error, text, line));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return unreadable(text, row, line, NOT_AN_OBJECT);
  }
  const cells: Cells = newCells();
  flattenJson(value, '', cells);
  const notes = [...(repaired?.notes ?? []), ...doubledNotes(text)];
  return { kind: 'record', row, line, cells, native: value, ...(notes.length > 0 && { notes }) };
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
 * @throws FeedRefused where the last line is cut short
 */
export async function* readJsonLines(
  text: AsyncIterable<string>,
  repair: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  let rest = '';
  /** The start of a line over the limit that has not ended yet, and its last character so far. */
  let long = null as { text: string; last: string } | null;
  let row = 0;
  let line = 0;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    const batch: SourceRow[] = [];
    for (const entry of lines) {
      line++;
      if (long !== null || entry.length > MAX_RECORD_LENGTH)
        batch.push(unreadable(long?.text ?? entry, ++row, line, RECORD_TOO_LONG));
      else if (entry.trim() !== '') batch.push(toRow(entry, ++row, line, repair));
      long = null;
    }
    if (long !== null || rest.length > MAX_RECORD_LENGTH) {
      long = {
        text: long?.text ?? rest.slice(0, LONGEST_VALUE),
        last: rest.trimEnd().at(-1) ?? long?.last ?? '',
      };
      rest = '';
    }
    if (batch.length > 0) yield batch;
  }
  if (long === null && rest.trim() === '') return;
  if (long === null ? !isJson(rest) : long.last !== '}')
    throw new FeedRefused(
      `The feed is truncated: its last line (${line + 1}) is not complete JSON and has no line end.`,
      'Fetch the feed again.',
    );
  yield [
    long === null
      ? toRow(rest, ++row, line + 1, repair)
      : unreadable(long.text, ++row, line + 1, RECORD_TOO_LONG),
  ];
}

/** Characters that do not start an entry other than an object: `,`, `{`, `}`, `]`, whitespace. */
const NO_ENTRY = new Set([44, 123, 125, 93, 32, 9, 10, 13]);

/**
 * Reads a JSON document as a stream: the entries of its first list that is not empty (`[…]`, `{"vehicles":
 * […]}`), one record each. Entries that are not objects are unreadable. A remark reports how many objects
 * other lists have, because those are not read.
 *
 * @throws FeedRefused where the document is cut short
 */
export async function* readJsonDocument(
  text: AsyncIterable<string>,
  remark: Remark,
  repair: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  let depth = 0;
  let listDepth = 0;
  let record = '';
  let inString = false;
  let escaped = false;
  let row = 0;
  let line = 1;
  let start = 1;
  let done = false;
  let long = false;
  /** The start of a list entry that is not an object; '' outside of one. */
  let other = '';
  /** Number of objects in other lists, which must not be ignored silently. */
  let beside = 0;
  let inOtherList = false;
  for await (const piece of text) {
    const batch: SourceRow[] = [];
    let from = record === '' ? -1 : 0;
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === 10) line++;
      if (other !== '' && other.length < LONGEST_VALUE) other += piece[i];
      if (depth === listDepth && depth > 0 && !done && !inString) {
        if (other !== '' && (code === 44 || code === 93)) {
          const ended = other.length < LONGEST_VALUE ? other.slice(0, -1) : other;
          batch.push(unreadable(ended.trim(), ++row, start, NOT_AN_OBJECT));
          other = '';
        } else if (other === '' && !NO_ENTRY.has(code)) {
          other = piece[i] ?? '';
          start = line;
        }
      }
      if (inString) {
        if (escaped) escaped = false;
        else if (code === 92) escaped = true;
        else if (code === 34) inString = false;
      } else if (code === 34) inString = true;
      else if (code === 91 || code === 123) {
        depth++;
        if (code === 91 && listDepth === 0) listDepth = depth;
        else if (code === 91 && done && depth === listDepth) inOtherList = true;
        if (code === 123 && inOtherList && depth === listDepth + 1) beside++;
        if (code === 123 && listDepth > 0 && depth === listDepth + 1 && !done) {
          from = i;
          start = line;
        }
      } else if (code === 93 || code === 125) {
        if (code === 125 && listDepth > 0 && depth === listDepth + 1 && !done) {
          const whole = record + piece.slice(Math.max(from, 0), i + 1);
          const isLong = long || whole.length > MAX_RECORD_LENGTH;
          batch.push(
            isLong ? unreadable(whole, ++row, start, RECORD_TOO_LONG) : toRow(whole, ++row, start, repair),
          );
          record = '';
          long = false;
          from = -1;
        }
        if (code === 93 && depth === listDepth) {
          inOtherList = false;
          // In `{"errors": [], "data": [{…` the vehicles are in a later list.
          if (row === 0) listDepth = 0;
          else done = true;
        }
        depth--;
      }
    }
    if (from >= 0) record += piece.slice(from);
    if (record.length > MAX_RECORD_LENGTH) {
      long = true;
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
  if (listDepth === 0) remark('The JSON has no list of vehicles.');
  if (beside > 0)
    remark(
      `Only the first list of the JSON is read. Other lists have ${beside} more ${beside === 1 ? 'entry' : 'entries'}; if those are vehicles, have all vehicles written into one list.`,
    );
}
