import { nearestWord } from '../../../lib/nearest-word.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import { counted } from '../../../lib/plural.ts';
import { firstNumber } from '../cells/number.ts';
import { FUNCTIONS, type MappingFunction, patternOf } from './expression-functions.ts';
import { ExpressionError, splitTokens, type Token } from './expression-tokens.ts';
import { asText, compare, type Expression, type Kind, truthy } from './expression-values.ts';

const MAX_DEPTH = 50;

/** A compiled expression, and the columns it reads. */
export interface Compiled {
  run: Expression;
  columns: string[];
}

/** Named lists of words that expressions can use. */
export type Lists = ReadonlyMap<string, readonly string[]>;

/** A part of an expression with the type of its result, and its text if it is a literal. */
interface Part {
  run: Expression;
  kind: Kind;
  literal?: string;
}

class Parser {
  readonly columns: string[] = [];
  private readonly tokens: Token[];
  private readonly lists: Lists;
  private position = 0;
  private depth = 0;

  constructor(source: string, lists: Lists) {
    this.tokens = splitTokens(source);
    this.lists = lists;
  }

  /** Parses the whole source. */
  parse(): Part {
    const part = this.disjunction();
    const rest = this.peek();
    if (rest) throw new ExpressionError(`continues with "${rest.text}" where it should end`);
    return part;
  }

  private peek(): Token | undefined {
    return this.tokens[this.position];
  }

  private is(kind: Token['kind'], text: string): boolean {
    const token = this.peek();
    return token?.kind === kind && token.text === text;
  }

  private expect(mark: string): void {
    const token = this.peek();
    if (!this.is('mark', mark))
      throw new ExpressionError(`needs a "${mark}" ${token ? `before "${token.text}"` : 'at its end'}`);
    this.position++;
  }

  private primary(): Part {
    if (++this.depth > MAX_DEPTH) throw new ExpressionError(`is nested more than ${MAX_DEPTH} levels deep`);
    try {
      const token = this.tokens[this.position++];
      if (!token) throw new ExpressionError('ends where a value is expected');
      if (token.kind === 'column') {
        this.columns.push(token.text);
        return { kind: 'value', run: (row) => row.cell(token.text) };
      }
      if (token.kind === 'text') return { kind: 'text', literal: token.text, run: () => token.text };
      if (token.kind === 'number') return { kind: 'number', run: () => Number(token.text) };
      if (token.kind === 'name') return this.nameOrCall(token.text);
      if (token.text !== '(') throw new ExpressionError(`has "${token.text}" where a value is expected`);
      const inner = this.disjunction();
      this.expect(')');
      return inner;
    } finally {
      this.depth--;
    }
  }

  private nameOrCall(name: string): Part {
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
      const similar = nearestWord(name, [...Object.keys(FUNCTIONS), ...this.lists.keys()]);
      const kind = this.is('mark', '(') ? 'function' : 'function or list';
      throw new ExpressionError(
        `uses an unknown ${kind} "${name}"${similar ? `; did you mean ${similar}?` : ''}`,
      );
    }
    return this.call(name, definition);
  }

  private call(name: string, definition: MappingFunction): Part {
    this.expect('(');
    const parts: Part[] = [];
    while (!this.is('mark', ')')) {
      parts.push(this.disjunction());
      if (!this.is('mark', ')')) this.expect(this.peek() ? ',' : ')');
    }
    this.position++;
    const { min, max, takes, gives, usage } = definition;
    if (parts.length < min || parts.length > max)
      throw new ExpressionError(
        `passes ${counted(parts.length, 'argument')} to ${name}; its form is ${usage}`,
      );
    parts.forEach((part, i) => {
      const expected = takes[Math.min(i, takes.length - 1)] ?? 'value';
      if (!fits(part, expected)) {
        const given = part.literal === undefined ? aKind(part.kind) : `the text "${part.literal}"`;
        throw new ExpressionError(
          `passes ${given} to ${name} as argument ${i + 1}, which must be ${aKind(expected)}; its form is ${usage}`,
        );
      }
      if (expected === 'pattern' && part.literal !== undefined) patternOf(part.literal);
    });
    const runs = parts.map(({ run }) => run);
    if (name === 'if')
      return {
        kind: 'value',
        run: (row) => (truthy(runs[0]?.(row) ?? null) ? runs[1]?.(row) : runs[2]?.(row)) ?? null,
      };
    return {
      kind: gives,
      run: (row) =>
        definition.apply(
          runs.map((run) => run(row)),
          row.now,
        ),
    };
  }

  private concatenation(): Part {
    let left = this.primary();
    while (this.is('mark', '+')) {
      this.position++;
      const [a, b] = [left, this.primary()];
      for (const part of [a, b])
        if (!fits(part, 'text'))
          throw new ExpressionError(`joins ${aKind(part.kind)} with "+", which joins texts`);
      left = { kind: 'text', run: (row) => asText(a.run(row)) + asText(b.run(row)) };
    }
    return left;
  }

  private comparison(): Part {
    const left = this.concatenation();
    const mark = this.peek();
    if (mark?.kind !== 'mark' || !/^([<>]=?|[=!]=)$/.test(mark.text)) return left;
    this.position++;
    const right = this.concatenation();
    for (const part of [left, right])
      if (/[<>]/.test(mark.text) && !fits(part, 'number'))
        throw new ExpressionError(
          `compares ${part.literal === undefined ? aKind(part.kind) : `"${part.literal}"`} with "${mark.text}", which compares numbers`,
        );
    return { kind: 'yes or no', run: (row) => compare(mark.text, left.run(row), right.run(row)) };
  }

  private chain(word: 'and' | 'or', next: () => Part): Part {
    const first = next();
    const parts = [first.run];
    while (this.is('name', word)) {
      this.position++;
      parts.push(next().run);
    }
    if (parts.length === 1) return first;
    const run: Expression =
      word === 'and'
        ? (row) => parts.every((part) => truthy(part(row)))
        : (row) => parts.some((part) => truthy(part(row)));
    return { kind: 'yes or no', run };
  }

  private disjunction(): Part {
    return this.chain('or', () => this.chain('and', () => this.comparison()));
  }
}

/** "a number", "a yes-or-no value": a type in an error message. */
const aKind = (kind: Kind | 'pattern'): string => (kind === 'yes or no' ? 'a yes-or-no value' : `a ${kind}`);

/** True if a part can have the expected type. Columns can have any type until a record is read. */
function fits({ kind, literal }: Part, expected: Kind | 'pattern'): boolean {
  if (expected === 'value' || kind === 'value' || kind === expected) return true;
  if (expected === 'number') return literal !== undefined && firstNumber(literal) !== null;
  if (expected === 'text') return kind === 'number';
  if (expected === 'list') return kind === 'text' || kind === 'number';
  return expected === 'pattern' && kind === 'text';
}

/**
 * Compiles a mapping expression: `{Column}`, 'text', numbers, `name(arguments)`, the name of a list, `==`,
 * `!=`, `<`, `<=`, `>`, `>=`, `+` (joins text), `and`, `or`, `not`.
 *
 * @throws ExpressionError for a mistake in the expression. Running the expression throws one for an invalid pattern
 * that was built from cells.
 */
export function compileExpression(source: string, lists: Lists = new Map()): Compiled {
  const parser = new Parser(source, lists);
  const { run } = parser.parse();
  return { run, columns: parser.columns };
}
