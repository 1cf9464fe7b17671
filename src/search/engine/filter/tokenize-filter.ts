import { SearchProblem } from '../../search-problem.ts';

export type Token = { kind: '(' | ')' | '&&' | '||' } | { kind: 'condition'; text: string };

const MALFORMED = 'Could not parse the filter query.';

/**
 * Returns the end of the condition that starts at `start`: the next bracket or operator that is neither in backticks
 * nor in brackets around the condition's value.
 */
function endOfCondition(filter: string, start: number): number {
  let at = start;
  let quoted = false;
  let expectsValue = false;
  let inBrackets = false;
  do {
    const character = filter[at];
    if (character === ':') expectsValue = true;
    if (character === ')') inBrackets = false;
    at += 1;
    const next = filter[at];
    if (next === '`') quoted = !quoted;
    if (expectsValue && next === '(') inBrackets = true;
    if (next !== ' ') expectsValue = false;
    if (quoted || inBrackets) continue;
    if (next === '(' || next === ')') break;
    if ((next === '&' || next === '|') && filter[at + 1] === next) break;
  } while (at < filter.length);
  return at;
}

/**
 * Splits a `filter_by` into brackets, operators and conditions.
 *
 * @throws SearchProblem for a single `&` or `|`
 */
export function tokenizeFilter(filter: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < filter.length; ) {
    const character = filter[at];
    if (character === ' ') {
      at += 1;
    } else if (character === '(' || character === ')') {
      tokens.push({ kind: character });
      at += 1;
    } else if (character === '&' || character === '|') {
      if (filter[at + 1] !== character) throw new SearchProblem(400, MALFORMED);
      tokens.push({ kind: character === '&' ? '&&' : '||' });
      at += 2;
    } else {
      const end = endOfCondition(filter, at);
      const text = filter.slice(at, end).trim();
      if (text !== '') tokens.push({ kind: 'condition', text });
      at = end;
    }
  }
  return tokens;
}
