import type { Leaf, Test, Tree } from './naive-filter.ts';

const quoted = (value: string): string => (/[,()&|:[\]]/.test(value) ? `\`${value}\`` : value);

function testText(test: Test): string {
  if (test.operator === '..') return `${test.from}..${test.to}`;
  return `${test.operator === '=' ? '' : test.operator}${test.value}`;
}

function leafText(leaf: Leaf): string {
  if (leaf.type === 'text') {
    const { values, list } = leaf;
    const value = list ? `[${values.map(quoted).join(', ')}]` : quoted(values[0] ?? '');
    return `${leaf.field}${leaf.operator}${value}`;
  }
  const values = leaf.type === 'number' ? leaf.tests.map(testText) : leaf.values.map(String);
  const value = leaf.list ? `[${values.join(',')}]` : values[0];
  return `${leaf.field}:${leaf.negate ? '!=' : ''}${value}`;
}

/**
 * Writes a filter as text. `&&` and `||` have the same precedence and associate to the left, so only a compound right
 * side needs brackets.
 *
 * @param blank white space around the operators
 */
export function writeFilter(tree: Tree, blank: string): string {
  if (tree.type === 'leaf') return leafText(tree.leaf);
  const left = writeFilter(tree.left, blank);
  const right = writeFilter(tree.right, blank);
  const operator = tree.type === 'and' ? '&&' : '||';
  return `${left}${blank}${operator}${blank}${tree.right.type === 'leaf' ? right : `(${right})`}`;
}
