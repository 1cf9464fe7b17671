import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  DOUBLE_QUOTE,
  NEW_LINE,
  OPEN_BRACE,
  OPEN_BRACKET,
} from './json-syntax.ts';

function looksLikeVehicle(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).some((key) => /^(make|model|vin|stock_?num(ber)?|year)$/i.test(key))
  );
}

/**
 * True for `{"vehicles": [{…}]}` and for vehicles under their numbers, `{"A1002": {…}}`, also nested a few levels deep as
 * in `{"data": {"vehicles": [{…}]}}`.
 */
function wrapsObjects(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 3) return false;
  const entries: unknown[] = Object.values(value);
  // One entry may be a part of a vehicle: {"vehicle": {"make": …}} on each line.
  if (entries.length > 1 && entries.every(looksLikeVehicle)) return true;
  return entries.some((inner) =>
    Array.isArray(inner)
      ? inner.some((entry) => typeof entry === 'object' && entry !== null)
      : wrapsObjects(inner, depth + 1),
  );
}

/** Everything before the first list of objects in a JSON document. */
const BEFORE_LIST = /^\{(?:[^[]|\[\s*\])*(?=\[\s*(?:\{|$))/;
const VEHICLE_KEY = /"(make|model|vin|stock_?num(ber)?|year)"\s*:/i;

/** True if the first object with a vehicle's names is inside of another one. */
function startsInsideObject(line: string): boolean {
  const first = VEHICLE_KEY.exec(line)?.index ?? 0;
  const before = line.slice(0, first).replace(/"(?:[^"\\]|\\.)*"/g, '');
  return before.split('{').length - before.split('}').length > 1;
}

/** The start of a JSON text: a value over several lines, a value on one line, several values, or neither. */
type Shape = 'value over lines' | 'value on one line' | 'several values' | 'not valid';

const WHITESPACE = /\s/;

/** Checks strings, brackets and what follows them; names and numbers are not checked. */
function shapeOf(head: string): Shape {
  const closers: number[] = [];
  let inString = false;
  let hasEnded = false;
  let afterBracket = false;
  let overLines = false;
  for (let i = 0; i < head.length; i++) {
    const code = head.charCodeAt(i);
    if (inString) {
      if (code === NEW_LINE) return 'not valid';
      if (code === BACKSLASH) i++;
      else if (code === DOUBLE_QUOTE) inString = false;
      continue;
    }
    if (code === NEW_LINE && closers.length > 0) overLines = true;
    if (WHITESPACE.test(head.charAt(i))) continue;
    if (hasEnded) return code === OPEN_BRACE ? 'several values' : 'not valid';
    const isCloser = code === CLOSE_BRACE || code === CLOSE_BRACKET;
    if (afterBracket && !isCloser && code !== COMMA) return 'not valid';
    afterBracket = isCloser;
    if (isCloser) {
      if (closers.pop() !== code) return 'not valid';
      hasEnded = closers.length === 0;
    } else if (code === OPEN_BRACE) closers.push(CLOSE_BRACE);
    else if (code === OPEN_BRACKET) closers.push(CLOSE_BRACKET);
    else inString = code === DOUBLE_QUOTE;
  }
  return overLines ? 'value over lines' : 'value on one line';
}

const isObject = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/** True if most of the lines that the text has as a whole are values by themselves. */
function hasValuesOnLines(head: string): boolean {
  const lines = head
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.trim() !== '');
  return lines.filter(isObject).length * 2 > lines.length;
}

function containerOfLine(line: string): 'json' | 'jsonl' {
  try {
    const value: unknown = JSON.parse(line);
    return !looksLikeVehicle(value) && wrapsObjects(value) ? 'json' : 'jsonl';
  } catch {
    // A long document on one line is cut off here, so it is not valid JSON.
    if (startsInsideObject(line)) return 'json';
    const before = BEFORE_LIST.exec(line)?.[0];
    return line.trim().length > 2 && (before === undefined || VEHICLE_KEY.test(before)) ? 'jsonl' : 'json';
  }
}

/**
 * Distinguishes JSON Lines from a document with a list of vehicles, by the start of the feed. A text that is one value
 * over several lines is a document, whatever its lines hold.
 */
export function jsonContainer(head: string): 'json' | 'jsonl' {
  if (head.startsWith('[')) return 'json';
  const shape = shapeOf(head);
  if (shape === 'value over lines') return 'json';
  if (shape === 'several values' || (shape === 'not valid' && hasValuesOnLines(head))) return 'jsonl';
  const end = head.indexOf('\n');
  return containerOfLine(end < 0 ? head : head.slice(0, end));
}
