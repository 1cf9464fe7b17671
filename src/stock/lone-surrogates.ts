import { codePointName } from '../lib/code-point-name.ts';
import type { FieldProblem } from './parse-car.ts';

// A JSON file in UTF-8 can contain a lone surrogate only as an escape.
const ESCAPE = /\\u[dD][89a-fA-F]/;
// Maximum number of keys collected for a message. Whole paths would take quadratic time in deeply nested data.
const MAX_PATH_LENGTH = 4;
const SURROGATE = /\p{Cs}/u;

function surrogateProblem(path: readonly string[], text: string): FieldProblem {
  const name = codePointName(SURROGATE.exec(text)?.[0] ?? '');
  return {
    field: path.join('.').toWellFormed(),
    value: text.slice(0, 80).toWellFormed(),
    reason: `contains half of a character (${name}), perhaps of an emoji that was cut off. Type the text again`,
  };
}

/**
 * Finds the first text or key with a lone surrogate, which pages would show as "�"; null if every text is well-formed.
 *
 * @param line the stock line as written
 * @param input the same line, parsed
 */
export function findLoneSurrogate(line: string, input: object): FieldProblem | null {
  if (!ESCAPE.test(line)) return null;
  // Not recursive, because untrusted data may be nested some thousands deep.
  const stack: { path: readonly string[]; value: unknown }[] = [{ path: [], value: input }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && !value.isWellFormed()) return surrogateProblem(path, value);
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    const malformed = entries.find(([key]) => !key.isWellFormed());
    if (malformed) return surrogateProblem([...path, malformed[0]], malformed[0]);
    // Reversed, because the last entry pushed is checked first.
    for (const [key, inner] of entries.reverse())
      stack.push({ path: path.length < MAX_PATH_LENGTH ? [...path, key] : path, value: inner });
  }
  return null;
}
