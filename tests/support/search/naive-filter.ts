/**
 * Reference implementation of filters, written from Typesense's manual without regard to speed. Shares no code with the
 * engine, whose filters are compared with it.
 */

export type Value = string | string[] | number | boolean | undefined;
export type Document = Record<string, Value> & { id: string };

export type Leaf =
  | { type: 'text'; field: string; operator: ':' | ':=' | ':!=' | ':!'; values: string[]; list: boolean }
  | { type: 'number'; field: string; negate: boolean; tests: Test[]; list: boolean }
  | { type: 'bool'; field: string; negate: boolean; values: boolean[]; list: boolean };

export type Test =
  | { operator: '=' | '>' | '>=' | '<' | '<='; value: number }
  | { operator: '..'; from: number; to: number };

export type Tree = { type: 'leaf'; leaf: Leaf } | { type: 'and' | 'or'; left: Tree; right: Tree };

/** "Mercedes-Benz (4x4)" → "mercedesbenz", "4x4" */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => [...word].filter((sign) => /[a-z0-9]/.test(sign)).join(''))
    .filter((word) => word.length > 0);
}

function textMatches(texts: string[], value: string, exact: boolean): boolean {
  const begins = value.endsWith('*');
  const wanted = words(value);
  const last = wanted.length - 1;
  if (exact) {
    return texts.some((text) => {
      const own = words(text);
      if (begins ? own.length < wanted.length : own.length !== wanted.length) return false;
      return wanted.every((word, at) =>
        begins && at === last ? (own[at] ?? '').startsWith(word) : own[at] === word,
      );
    });
  }
  const own = texts.flatMap(words);
  return wanted.every((word, at) =>
    own.some((candidate) => (begins && at === last ? candidate.startsWith(word) : candidate === word)),
  );
}

function numberMatches(value: number, test: Test): boolean {
  switch (test.operator) {
    case '=':
      return value === test.value;
    case '>':
      return value > test.value;
    case '>=':
      return value >= test.value;
    case '<':
      return value < test.value;
    case '<=':
      return value <= test.value;
    case '..':
      return value >= test.from && value <= test.to;
  }
}

function meets(document: Document, leaf: Leaf): boolean {
  const value = document[leaf.field];
  if (leaf.type === 'text') {
    const texts = value === undefined ? [] : Array.isArray(value) ? value : [String(value)];
    const exact = leaf.operator === ':=' || leaf.operator === ':!=';
    const found = leaf.values.some((wanted) => textMatches(texts, wanted, exact));
    return leaf.operator.startsWith(':!') ? !found : found;
  }
  const found =
    leaf.type === 'number'
      ? typeof value === 'number' && leaf.tests.some((test) => numberMatches(value, test))
      : typeof value === 'boolean' && leaf.values.includes(value);
  return leaf.negate ? !found : found;
}

export function naiveFilter(document: Document, tree: Tree): boolean {
  if (tree.type === 'leaf') return meets(document, tree.leaf);
  const left = naiveFilter(document, tree.left);
  const right = naiveFilter(document, tree.right);
  return tree.type === 'and' ? left && right : left || right;
}
