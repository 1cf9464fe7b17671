import type { CollectionSchema } from '../../collection/collection.ts';
import { SearchProblem } from '../../search-problem.ts';
import type { Filter } from './expression.ts';
import { parseCondition } from './parse-condition.ts';
import { type Token, tokenizeFilter } from './tokenize-filter.ts';

/** Typesense's limit for the number of conditions and operators together. */
const MAX_OPERATIONS = 100;

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

function buildTree(schema: CollectionSchema, tokens: readonly Token[]): Filter {
  const operands: Filter[] = [];
  const pending: (Operator | '(')[] = [];
  /** Applies the pending operators back to the last open bracket. Returns true if there is an open bracket. */
  const joinPending = (): boolean => {
    for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
      if (top === '(') return true;
      join(operands, top);
      pending.pop();
    }
    return false;
  };

  for (const token of tokens) {
    if (token.kind === 'condition') {
      const condition = parseCondition(schema, token.text);
      operands.push({ kind: 'condition', source: token.text, condition });
    } else if (token.kind === '(') {
      pending.push('(');
    } else if (token.kind === ')') {
      if (!joinPending()) throw unbalanced();
      pending.pop();
    } else {
      joinPending();
      pending.push(token.kind);
    }
  }
  if (joinPending()) throw unbalanced();

  // If no operator joins the conditions, as in `(a) b`, Typesense uses the last one.
  const root = operands.at(-1);
  if (!root) throw new SearchProblem(400, 'Filter query cannot be empty.');
  return root;
}

/**
 * Parses a `filter_by` as Typesense 29 does (API-01): `&&` and `||` have equal precedence and apply from left
 * to right; brackets group. Returns null if it is blank.
 *
 * @throws SearchProblem with Typesense's message if it is malformed
 */
export function parseFilter(schema: CollectionSchema, filter: string): Filter | null {
  if (filter.trim() === '') return null;
  const tokens = tokenizeFilter(filter);
  if (tokens.filter(({ kind }) => kind !== '(' && kind !== ')').length > MAX_OPERATIONS) {
    throw new SearchProblem(400, `\`filter_by\` has too many operations. Maximum allowed: ${MAX_OPERATIONS}`);
  }
  return buildTree(schema, tokens);
}
