import { flattenJson } from './json-cells.ts';
import type { MendBytes } from './mend-bytes.ts';
import type { Cells, Remark, SourceRow } from './raw.ts';
import { FeedRefused } from './refusal.ts';

/** Characters one vehicle may have. */
const MAX_RECORD = 4 * 1024 * 1024;

/** The key whose value holds a place in a record's text. */
function keyBefore(text: string, at: number): string {
  return /"([^"\\]*)"\s*:[^:]*$/.exec(text.slice(0, at))?.[1] ?? 'record';
}

function toRow(source: string, row: number, line: number, mend: MendBytes | null): SourceRow {
  const mended = mend?.([source], (_, at) => keyBefore(source, at));
  if (mended?.ok === false) return { kind: 'unreadable', row, line, ...mended.problem };
  const text = mended?.texts[0] ?? source;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      kind: 'unreadable',
      row,
      line,
      field: 'record',
      value: text.slice(0, 120),
      reason: `is not JSON: ${(error as Error).message}`,
    };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {
      kind: 'unreadable',
      row,
      line,
      field: 'record',
      value: text.slice(0, 120),
      reason: 'is not a JSON object',
    };
  }
  const cells: Cells = {};
  flattenJson(value, '', cells);
  return { kind: 'record', row, line, cells, native: value, ...(mended && { notes: mended.notes }) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads JSON Lines as a stream, in batches. A bad line is unreadable; a last line cut short refuses the feed. */
export async function* readJsonLines(
  text: AsyncIterable<string>,
  mend: MendBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  let rest = '';
  let row = 0;
  let line = 0;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_RECORD)
      throw new FeedRefused(
        `Line ${line + 1} is over 4 MB.`,
        'JSON Lines has one vehicle per line; check that line breaks were kept.',
      );
    const batch: SourceRow[] = [];
    for (const entry of lines) {
      line++;
      if (entry.trim() !== '') batch.push(toRow(entry, ++row, line, mend));
    }
    if (batch.length > 0) yield batch;
  }
  if (rest.trim() === '') return;
  if (!isJson(rest))
    throw new FeedRefused(
      `The feed is truncated: its last line (${line + 1}) is no complete JSON and has no line end.`,
      'Fetch the feed again.',
    );
  yield [toRow(rest, ++row, line + 1, mend)];
}

/**
 * Reads a JSON document as a stream: the objects of its first list (`[…]`, `{"vehicles": […]}`), one record each.
 */
export async function* readJsonDocument(
  text: AsyncIterable<string>,
  remark: Remark,
  mend: MendBytes | null = null,
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
  for await (const piece of text) {
    const batch: SourceRow[] = [];
    let from = record === '' ? -1 : 0;
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === 10) line++;
      if (inString) {
        if (escaped) escaped = false;
        else if (code === 92) escaped = true;
        else if (code === 34) inString = false;
      } else if (code === 34) inString = true;
      else if (code === 91 || code === 123) {
        depth++;
        if (code === 91 && listDepth === 0) listDepth = depth;
        if (code === 123 && listDepth > 0 && depth === listDepth + 1 && !done) {
          from = i;
          start = line;
        }
      } else if (code === 93 || code === 125) {
        if (code === 125 && listDepth > 0 && depth === listDepth + 1 && !done) {
          batch.push(toRow(record + piece.slice(from, i + 1), ++row, start, mend));
          record = '';
          from = -1;
        }
        if (code === 93 && depth === listDepth) done = true;
        depth--;
      }
    }
    if (from >= 0) record += piece.slice(from);
    if (record.length > MAX_RECORD)
      throw new FeedRefused(
        `The vehicle that begins on line ${start} is over 4 MB.`,
        'Check the feed for a bracket or quote that is never closed.',
      );
    if (batch.length > 0) yield batch;
  }
  if (depth > 0 || inString)
    throw new FeedRefused(
      `The JSON is truncated: it ends at line ${line} with brackets still open, after ${row} complete records.`,
      'Fetch the feed again.',
    );
  if (listDepth === 0) remark('The JSON holds no list of vehicles.');
}
