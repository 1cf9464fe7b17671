import { addCell, type Cells, newCells } from './feed-record.ts';

const MAX_DEPTH = 8;
/** Depth above which a record is refused, because walking through it would exhaust the stack. */
const MAX_BRACKET_DEPTH = 100;

/** True for JSON nested far deeper than any vehicle. Counts brackets, because parsing it may already fail. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (inString) {
      if (code === 92) i++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      if (++depth > MAX_BRACKET_DEPTH) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

/**
 * Flattens a JSON value into cells by path ("price.amount"). Entries of a list have the same path.
 *
 * @param depth current depth; deeper than 8 is ignored
 */
export function flattenJson(value: unknown, path: string, cells: Cells, depth = 0): void {
  if (value === null || value === undefined || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const inner of value.slice(0, 1_000)) flattenJson(inner, path, cells, depth + 1);
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

const PAIR = /["']?([\w.]+)["']?\s*:\s*(?:'([^']*)'|"([^"]*)"|([^,{}'"]*))\s*(?:,|\}$)/g;

/**
 * Parses the JSON-like form of Meta's own examples: `{addr1: '1 High St', city: 'Perth'}`, one level deep.
 */
function looseObject(text: string): Record<string, string> | null {
  const trimmed = text.trim();
  if (!/^\{[^{}]*\}$/.test(trimmed)) return null;
  const pairs = [...trimmed.matchAll(PAIR)].map(([, key = '', a, b, c]) => [key, (a ?? b ?? c ?? '').trim()]);
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
