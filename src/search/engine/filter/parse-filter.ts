import type { CollectionSchema } from '../../collection/collection.ts';
import { SearchProblem } from '../../search-problem.ts';
import type { Filter } from './expression.ts';
import { parseCondition } from './parse-condition.ts';
import { type Token, tokensOf } from './tokens.ts';

/** As many conditions and operators as Typesense takes. */
const MOST_OPERATIONS = 100;

type Operator = '&&' | '||';

function join(operands: Filter[], operator: Operator): void {
  const right = operands.pop();
  const left = operands.pop();
  if (!right || !left) {
    throw new SearchProblem(400, `Could not parse the filter query: unbalanced \`${operator}\` operands.`);
  }
  operands.push({ kind: operator === '&&' ? 'and' : 'or', left, right });
}

const unbalanced = () => new SearchProblem(400, 'Could not parse the filter query: unbalanced parentheses.');

function treeOf(schema: CollectionSchema, tokens: readonly Token[]): Filter {
  const operands: Filter[] = [];
  const waiting: (Operator | '(')[] = [];
  /** Joins what waits since the last open bracket; says whether there is one. */
  const joinWaiting = (): boolean => {
    for (let top = waiting.at(-1); top !== undefined; top = waiting.at(-1)) {
      if (top === '(') return true;
      join(operands, top);
      waiting.pop();
    }
    return false;
  };

  for (const token of tokens) {
    if (token.kind === 'condition') {
      const condition = parseCondition(schema, token.text);
      operands.push({ kind: 'condition', source: token.text, condition });
    } else if (token.kind === '(') {
      waiting.push('(');
    } else if (token.kind === ')') {
      if (!joinWaiting()) throw unbalanced();
      waiting.pop();
    } else {
      joinWaiting();
      waiting.push(token.kind);
    }
  }
  if (joinWaiting()) throw unbalanced();

  // Of conditions that nothing joins, as in `(a) b`, Typesense takes the last.
  const root = operands.at(-1);
  if (!root) throw new SearchProblem(400, 'Filter query cannot be empty.');
  return root;
}

/**
 * A `filter_by` as Typesense 29 reads it (API-01): `&&` and `||` bind alike, from left to right; brackets
 * group. null where it is blank. Throws a `SearchProblem` in Typesense's words where it cannot be read.
 */
export function parseFilter(schema: CollectionSchema, filter: string): Filter | null {
  if (filter.trim() === '') return null;
  const tokens = tokensOf(filter);
  if (tokens.filter(({ kind }) => kind !== '(' && kind !== ')').length > MOST_OPERATIONS) {
    throw new SearchProblem(
      400,
      `\`filter_by\` has too many operations. Maximum allowed: ${MOST_OPERATIONS}`,
    );
  }
  return treeOf(schema, tokens);
}
