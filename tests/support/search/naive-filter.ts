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
  const isPrefix = value.endsWith('*');
  const wanted = words(value);
  // With a "*" at the end of the value, its last word is a prefix.
  const matchesWord = (candidate: string, word: string, index: number): boolean =>
    isPrefix && index === wanted.length - 1 ? candidate.startsWith(word) : candidate === word;
  if (exact) {
    return texts.some((text) => {
      const textWords = words(text);
      const isRightLength = isPrefix ? textWords.length >= wanted.length : textWords.length === wanted.length;
      return isRightLength && wanted.every((word, index) => matchesWord(textWords[index] ?? '', word, index));
    });
  }
  const allWords = texts.flatMap(words);
  return wanted.every((word, index) => allWords.some((candidate) => matchesWord(candidate, word, index)));
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

function matchesLeaf(document: Document, leaf: Leaf): boolean {
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

/** True if the document matches the filter. */
export function naiveFilter(document: Document, tree: Tree): boolean {
  if (tree.type === 'leaf') return matchesLeaf(document, tree.leaf);
  const left = naiveFilter(document, tree.left);
  const right = naiveFilter(document, tree.right);
  return tree.type === 'and' ? left && right : left || right;
}
