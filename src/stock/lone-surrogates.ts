import type { FieldProblem } from './parse-car.ts';

/** Half a character can stand in UTF-8 only as an escape. */
const ESCAPE = /\\u[dD][89a-fA-F]/;
/** Keys told of a place: a longer list for each level would grow with the square of the depth. */
const DEEPEST_NAMED = 4;
const HALF = /\p{Cs}/u;

function problemOf(path: readonly string[], text: string): FieldProblem {
  const name = `U+${(HALF.exec(text)?.[0] ?? '').charCodeAt(0).toString(16).toUpperCase()}`;
  return {
    field: path.join('.').toWellFormed(),
    value: text.slice(0, 80).toWellFormed(),
    reason: `holds half a character (${name}). Write the whole text again`,
  };
}

/**
 * The first text or key of a stock line that holds half of a surrogate pair, which pages would show as "�"; null
 * where all are whole.
 *
 * @param line as written
 * @param input the same line, parsed
 */
export function findLoneSurrogate(line: string, input: object): FieldProblem | null {
  if (!ESCAPE.test(line)) return null;
  // No function that calls itself: strangers may nest lists some thousands deep.
  const left: { path: readonly string[]; value: unknown }[] = [{ path: [], value: input }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && !value.isWellFormed()) return problemOf(path, value);
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    const odd = entries.find(([key]) => !key.isWellFormed());
    if (odd) return problemOf([...path, odd[0]], odd[0]);
    // The last one is looked at first.
    for (const [key, inner] of entries.reverse())
      left.push({ path: path.length < DEEPEST_NAMED ? [...path, key] : path, value: inner });
  }
  return null;
}
