import { addCell, type Cells, newCells } from './feed-record.ts';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  DOUBLE_QUOTE,
  OPEN_BRACE,
  OPEN_BRACKET,
} from './json-syntax.ts';

// Levels of objects and lists that are read; what lies deeper is ignored.
const MAX_DEPTH = 8;
/** Levels above which a record is rejected, because walking through it would exhaust the stack. */
const MAX_BRACKET_DEPTH = 100;

const MAX_LIST_ENTRIES = 1_000;

/** True for JSON nested far deeper than any vehicle. Counts brackets, because parsing it may already fail. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (inString) {
      if (code === BACKSLASH) i++;
      else if (code === DOUBLE_QUOTE) inString = false;
    } else if (code === DOUBLE_QUOTE) inString = true;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      if (++depth > MAX_BRACKET_DEPTH) return true;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--;
  }
  return false;
}

/**
 * Flattens a JSON value into cells by path ("price.amount"). Entries of a list have the same path.
 *
 * @param depth current level; levels deeper than the eighth are ignored
 */
export function flattenJson(value: unknown, path: string, cells: Cells, depth = 0): void {
  if (value === null || value === undefined || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const inner of value.slice(0, MAX_LIST_ENTRIES)) flattenJson(inner, path, cells, depth + 1);
    return;
  }
  if (typeof value !== 'object') {
    const text = String(value);
    if (text !== '' && path !== '') addCell(cells, path, text);
    return;
  }
  for (const [key, inner] of Object.entries(value))
    flattenJson(inner, path === '' ? key : `${path}.${key}`, cells, depth + 1);
}

/** Replaces cells with JSON in them (`{"addr1": …}`, `["a", "b"]`) by the values inside. */
export function expandJsonCells(cells: Cells): Cells {
  let out: Cells | null = null;
  for (const [name, value] of Object.entries(cells)) {
    if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) continue;
    const parsed = parsedJson(value);
    if (typeof parsed !== 'object' || parsed === null) continue;
    out ??= Object.assign(newCells(), cells);
    delete out[name];
    flattenJson(parsed, name, out);
  }
  return out ?? cells;
}

/** A key and its value in single, double or no quotes: `city: 'Perth',`. */
const PAIR = /["']?([\w.]+)["']?\s*:\s*(?:'([^']*)'|"([^"]*)"|([^,{}'"]*))\s*(?:,|\}$)/g;

/**
 * Parses the JSON-like form of Meta's own examples: `{addr1: '1 High St', city: 'Perth'}`, one level deep.
 */
function looseObject(text: string): Record<string, string> | null {
  const trimmed = text.trim();
  if (!/^\{[^{}]*\}$/.test(trimmed)) return null;
  const pairs = [...trimmed.matchAll(PAIR)].map(([, key = '', single, double, unquoted]) => [
    key,
    (single ?? double ?? unquoted ?? '').trim(),
  ]);
  return pairs.length > 0 ? Object.fromEntries(pairs) : null;
}

function parsedJson(text: string): unknown {
  if (isTooDeep(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return looseObject(text);
  }
}
