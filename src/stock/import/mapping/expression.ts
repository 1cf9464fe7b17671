import { nearest } from '../../../lib/nearest.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import { leadingNumber } from '../cells/number.ts';
import { FUNCTIONS, type MappingFunction, patternOf } from './functions.ts';
import { ExpressionError, type Token, tokens } from './tokens.ts';
import { asText, compare, type Expression, type Kind, truthy } from './values.ts';

const MAX_DEPTH = 50;

/** An expression ready to run, and the columns it reads. */
export interface Compiled {
  run: Expression;
  columns: string[];
}

/** Lists of words by name, for expressions. */
export type Lists = ReadonlyMap<string, readonly string[]>;

/** A part of an expression: how to run it, what it gives, and the text where it is one. */
interface Part {
  run: Expression;
  kind: Kind;
  literal?: string;
}

class Parser {
  readonly columns: string[] = [];
  private readonly list: Token[];
  private readonly lists: Lists;
  private at = 0;
  private depth = 0;

  constructor(source: string, lists: Lists) {
    this.list = tokens(source);
    this.lists = lists;
  }

  /** Reads all of it. */
  whole(): Part {
    const part = this.either();
    const left = this.peek();
    if (left) throw new ExpressionError(`goes on with "${left.text}" where it should end`);
    return part;
  }

  private peek(): Token | undefined {
    return this.list[this.at];
  }

  private is(kind: Token['kind'], text: string): boolean {
    const token = this.peek();
    return token?.kind === kind && token.text === text;
  }

  private expect(mark: string): void {
    const token = this.peek();
    if (!this.is('mark', mark))
      throw new ExpressionError(`needs a "${mark}" ${token ? `before "${token.text}"` : 'at its end'}`);
    this.at++;
  }

  private primary(): Part {
    if (++this.depth > MAX_DEPTH) throw new ExpressionError(`is nested more than ${MAX_DEPTH} deep`);
    try {
      const token = this.list[this.at++];
      if (!token) throw new ExpressionError('ends where a value should stand');
      if (token.kind === 'column') {
        this.columns.push(token.text);
        return { kind: 'value', run: (row) => row(token.text) };
      }
      if (token.kind === 'text') return { kind: 'text', literal: token.text, run: () => token.text };
      if (token.kind === 'number') return { kind: 'number', run: () => Number(token.text) };
      if (token.kind === 'name') return this.named(token.text);
      if (token.text !== '(') throw new ExpressionError(`has "${token.text}" where a value should stand`);
      const inner = this.either();
      this.expect(')');
      return inner;
    } finally {
      this.depth--;
    }
  }

  private named(name: string): Part {
    if (name === 'true' || name === 'false') return { kind: 'yes or no', run: () => name === 'true' };
    if (name === 'not') {
      const { run } = this.primary();
      return { kind: 'yes or no', run: (row) => !truthy(run(row)) };
    }
    const list = this.is('mark', '(') ? undefined : this.lists.get(name);
    if (list !== undefined) {
      const words = [...list];
      return { kind: 'list', run: () => words };
    }
    const definition = ownProperty(FUNCTIONS, name);
    if (!definition) {
      const near = nearest(name, [...Object.keys(FUNCTIONS), ...this.lists.keys()]);
      const what = this.is('mark', '(') ? 'function' : 'function or list';
      throw new ExpressionError(`names no ${what} "${name}"${near ? `; did you mean ${near}?` : ''}`);
    }
    return this.call(name, definition);
  }

  private call(name: string, definition: MappingFunction): Part {
    this.expect('(');
    const parts: Part[] = [];
    while (!this.is('mark', ')')) {
      parts.push(this.either());
      if (!this.is('mark', ')')) this.expect(this.peek() ? ',' : ')');
    }
    this.at++;
    const { min, max, takes, gives, usage } = definition;
    if (parts.length < min || parts.length > max)
      throw new ExpressionError(`gives ${name} ${parts.length} arguments; it takes ${usage}`);
    parts.forEach((part, i) => {
      const wanted = takes[Math.min(i, takes.length - 1)] ?? 'value';
      if (!fits(part, wanted)) {
        const given = part.literal === undefined ? `a ${part.kind}` : `the text "${part.literal}"`;
        throw new ExpressionError(
          `gives ${name} ${given} as argument ${i + 1}, which must be a ${wanted}; it takes ${usage}`,
        );
      }
      if (wanted === 'pattern' && part.literal !== undefined) patternOf(part.literal);
    });
    const runs = parts.map(({ run }) => run);
    if (name === 'if')
      return {
        kind: 'value',
        run: (row) => (truthy(runs[0]?.(row) ?? null) ? runs[1]?.(row) : runs[2]?.(row)) ?? null,
      };
    return { kind: gives, run: (row) => definition.apply(runs.map((run) => run(row))) };
  }

  private joined(): Part {
    let left = this.primary();
    while (this.is('mark', '+')) {
      this.at++;
      const [a, b] = [left, this.primary()];
      for (const part of [a, b])
        if (!fits(part, 'text'))
          throw new ExpressionError(`joins a ${part.kind} with "+", which joins texts`);
      left = { kind: 'text', run: (row) => asText(a.run(row)) + asText(b.run(row)) };
    }
    return left;
  }

  private comparison(): Part {
    const left = this.joined();
    const mark = this.peek();
    if (mark?.kind !== 'mark' || !/^([<>]=?|[=!]=)$/.test(mark.text)) return left;
    this.at++;
    const right = this.joined();
    for (const part of [left, right])
      if (/[<>]/.test(mark.text) && !fits(part, 'number'))
        throw new ExpressionError(
          `compares ${part.literal === undefined ? `a ${part.kind}` : `"${part.literal}"`} by "${mark.text}", which compares numbers`,
        );
    return { kind: 'yes or no', run: (row) => compare(mark.text, left.run(row), right.run(row)) };
  }

  private chain(word: 'and' | 'or', next: () => Part): Part {
    const first = next();
    const parts = [first.run];
    while (this.is('name', word)) {
      this.at++;
      parts.push(next().run);
    }
    if (parts.length === 1) return first;
    const run: Expression =
      word === 'and'
        ? (row) => parts.every((part) => truthy(part(row)))
        : (row) => parts.some((part) => truthy(part(row)));
    return { kind: 'yes or no', run };
  }

  private either(): Part {
    return this.chain('or', () => this.chain('and', () => this.comparison()));
  }
}

/** True where a part can be what is wanted; a column can be anything until a record is read. */
function fits({ kind, literal }: Part, wanted: Kind | 'pattern'): boolean {
  if (wanted === 'value' || kind === 'value' || kind === wanted) return true;
  if (wanted === 'number') return literal !== undefined && leadingNumber(literal) !== null;
  if (wanted === 'text') return kind === 'number';
  if (wanted === 'list') return kind === 'text' || kind === 'number';
  return wanted === 'pattern' && kind === 'text';
}

/**
 * Compiles a mapping expression: `{Column}`, 'text', numbers, `name(arguments)`, the name of a list, `==`, `!=`,
 * `<`, `<=`, `>`, `>=`, `+` (joins text), `and`, `or`, `not`.
 * @throws ExpressionError with a sentence; running it throws one for a pattern made of cells that cannot be used.
 */
export function compileExpression(source: string, lists: Lists = new Map()): Compiled {
  const parser = new Parser(source, lists);
  const { run } = parser.whole();
  return { run, columns: parser.columns };
}
