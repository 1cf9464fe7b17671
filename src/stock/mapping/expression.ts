import { ownProperty } from '../../lib/own-property.ts';
import { nearest } from '../text/nearest.ts';
import { callFunction, FUNCTIONS } from './functions.ts';

/** A value while an expression is worked out. */
export type Value = string | number | boolean | string[] | null;
export type Row = (column: string) => string | string[] | null;
export type Expression = (row: Row) => Value;

type Token = { kind: 'column' | 'text' | 'number' | 'name' | 'mark'; text: string; at: number };

const TOKEN =
  /\s*(?:\{([^}]*)\}|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|([a-z_]\w*)|(==|!=|<=|>=|[(),<>+]))/iy;

/** A mistake in an expression, said with its place. */
export class ExpressionError extends Error {}

function tokens(source: string): Token[] {
  const out: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const m = TOKEN.exec(source);
    if (!m) throw new ExpressionError(`cannot be read from "${source.slice(at, at + 20)}" on`);
    if (m[1] !== undefined) out.push({ kind: 'column', text: m[1].trim(), at });
    else if (m[2] !== undefined || m[3] !== undefined)
      out.push({ kind: 'text', text: plainText(m[2] ?? m[3] ?? ''), at });
    else if (m[4] !== undefined) out.push({ kind: 'number', text: m[4], at });
    else if (m[5] !== undefined) out.push({ kind: 'name', text: m[5].toLowerCase(), at });
    else out.push({ kind: 'mark', text: m[6] ?? '', at });
  }
  return out;
}

function plainText(text: string): string {
  return text.replace(/\\(['"])/g, '$1');
}

/** An expression ready to run, and the columns it reads. */
export interface Compiled {
  run: Expression;
  columns: string[];
}

/**
 * Compiles a mapping expression: `{Column}`, 'text', numbers, `name(arguments)`, `==`, `!=`, `<`, `<=`, `>`, `>=`,
 * `+` (joins text), `and`, `or`, `not`. Throws ExpressionError with a sentence.
 */
export function compileExpression(source: string): Compiled {
  const list = tokens(source);
  const columns: string[] = [];
  let at = 0;
  const peek = () => list[at];
  const isMark = (text: string) => peek()?.kind === 'mark' && peek()?.text === text;
  const isWord = (text: string) => peek()?.kind === 'name' && peek()?.text === text;
  const expect = (mark: string): void => {
    if (!isMark(mark))
      throw new ExpressionError(`needs a "${mark}" ${peek() ? `before "${peek()?.text}"` : 'at its end'}`);
    at++;
  };

  const primary = (): Expression => {
    const token = list[at++];
    if (!token) throw new ExpressionError('ends where a value should stand');
    if (token.kind === 'column') {
      columns.push(token.text);
      return (row) => row(token.text);
    }
    if (token.kind === 'text') return () => token.text;
    if (token.kind === 'number') return () => Number(token.text);
    if (token.kind === 'name') return call(token.text);
    if (token.text !== '(') throw new ExpressionError(`has "${token.text}" where a value should stand`);
    const inner = either();
    expect(')');
    return inner;
  };

  const call = (name: string): Expression => {
    if (name === 'true' || name === 'false') return () => name === 'true';
    if (name === 'not') {
      const inner = primary();
      return (row) => !truthy(inner(row));
    }
    const definition = ownProperty(FUNCTIONS, name);
    if (!definition) {
      const near = nearest(name, Object.keys(FUNCTIONS));
      throw new ExpressionError(`names no function "${name}"${near ? `; did you mean ${near}?` : ''}`);
    }
    expect('(');
    const values: Expression[] = [];
    while (!isMark(')')) {
      values.push(either());
      if (!isMark(')')) expect(peek() ? ',' : ')');
    }
    at++;
    if (values.length < definition.min || values.length > definition.max) {
      throw new ExpressionError(`gives ${name} ${values.length} arguments; it takes ${definition.usage}`);
    }
    if (name === 'if')
      return (row) => (truthy(values[0]?.(row) ?? null) ? values[1]?.(row) : values[2]?.(row)) ?? null;
    return callFunction(definition, values);
  };

  const joined = (): Expression => {
    let left = primary();
    while (isMark('+')) {
      at++;
      const [a, b] = [left, primary()];
      left = (row) => asText(a(row)) + asText(b(row));
    }
    return left;
  };

  const comparison = (): Expression => {
    const left = joined();
    const mark = peek();
    if (mark?.kind !== 'mark' || !/^([<>]=?|[=!]=)$/.test(mark.text)) return left;
    at++;
    const right = joined();
    return (row) => compare(mark.text, left(row), right(row));
  };

  const both = (): Expression => {
    let left = comparison();
    while (isWord('and')) {
      at++;
      const [a, b] = [left, comparison()];
      left = (row) => truthy(a(row)) && truthy(b(row));
    }
    return left;
  };

  const either = (): Expression => {
    let left = both();
    while (isWord('or')) {
      at++;
      const [a, b] = [left, both()];
      left = (row) => truthy(a(row)) || truthy(b(row));
    }
    return left;
  };

  const run = either();
  const left = peek();
  if (left) throw new ExpressionError(`goes on with "${left.text}" where it should end`);
  return { run, columns };
}

export function truthy(value: Value): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== null && value !== '' && value !== false && value !== 0;
}

export function asText(value: Value): string {
  return value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
}

function compare(mark: string, a: Value, b: Value): boolean {
  if (mark === '==' || mark === '!=')
    return (asText(a).trim().toLowerCase() === asText(b).trim().toLowerCase()) === (mark === '==');
  const [x, y] = [
    Number.parseFloat(asText(a).replace(/,/g, '')),
    Number.parseFloat(asText(b).replace(/,/g, '')),
  ];
  if (mark === '<') return x < y;
  if (mark === '<=') return x <= y;
  return mark === '>' ? x > y : x >= y;
}
