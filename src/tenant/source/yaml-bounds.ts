import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type ParsedNode, type Scalar } from 'yaml';
import { findHiddenCharacter, removeControls, decodeCharacterReferences } from '../../lib/hidden-characters.ts';
import { type Path, pathText } from '../problem.ts';
import { DEEPEST_YAML, LONGEST_KEY, LONGEST_TEXT, LONGEST_WORD, MOST_KEYS, MOST_VALUES } from './bounds.ts';
import { tagMistake } from './yaml-tags.ts';

export interface YamlMistake {
  offset: number;
  message: string;
  /** The rest can be read and checked all the same. */
  readable?: true;
}

export const TOO_DEEP = `Groups and lists stand more than ${DEEPEST_YAML} deep inside each other here. Bring them closer to the top.`;

/** Size of a node with every alias in it replaced by the value it names. */
interface Measure {
  height: number;
  values: number;
}

const LEAF: Measure = { height: 0, values: 1 };

const count = (number: number): string => number.toLocaleString('en-AU');

function textMistake(text: string): string | null {
  if (text.length > LONGEST_TEXT)
    return `This text has ${count(text.length)} characters; ${count(LONGEST_TEXT)} is the most.`;
  if (text.length > LONGEST_WORD && new RegExp(`\\S{${LONGEST_WORD + 1}}`).test(text))
    return `This text has more than ${count(LONGEST_WORD)} characters without a blank.`;
  return null;
}

function keyMistake(key: unknown, seen: Set<string>): string | null {
  if (!isScalar(key)) return 'A list or group cannot be a key. Write a single word.';
  const name = String(key.value);
  if (name.length > LONGEST_KEY)
    return `This key has ${count(name.length)} characters; ${LONGEST_KEY} is the most.`;
  if (name === '__proto__') return 'The key "__proto__" cannot be used. Choose another name.';
  if (seen.has(name)) return `The key "${name}" stands here a second time. Keep one of them.`;
  seen.add(name);
  return null;
}

/** Every line with a hidden character, also in comments. */
function hiddenInLines(text: string): YamlMistake[] {
  if (findHiddenCharacter(text) === null) return [];
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const hidden = findHiddenCharacter(`${line}\n`);
    const offset = start + (hidden?.index ?? 0);
    start += line.length + 1;
    const message = `This line holds ${hidden?.name}, which nobody sees. Take it out.`;
    return hidden ? [{ offset, message, readable: true as const }] : [];
  });
}

/**
 * Finds what makes a well-formed document too much to read: depth, number and length of values, references to
 * themselves or to so much that they would fill the memory; and keys that stand twice, which the parser
 * finds in a time that grows with the square of their number.
 *
 * @param text of the whole document, whose comments may hide characters too
 * @param aliases what each "*name" stands for
 */
export function boundMistakes(
  text: string,
  root: ParsedNode | null,
  aliases: Map<Alias, Node | null>,
): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  const measured = new Map<Node, Measure>();
  const say = (node: unknown, message: string): Measure => {
    mistakes.push({ offset: (node as Node | null)?.range?.[0] ?? 0, message });
    return LEAF;
  };

  function measureAlias(alias: Alias, depth: number): Measure {
    const target = aliases.get(alias);
    if (!target) return LEAF;
    const known = measured.get(target);
    if (!known) return say(alias, `"*${alias.source}" stands inside what it stands for. Take it out.`);
    return depth + known.height > DEEPEST_YAML ? say(alias, TOO_DEEP) : known;
  }

  /** Says of a key or value that it hides a character: where the character stands, or where its escape does. */
  function sayHidden(node: Scalar<unknown>, path: Path, what: 'key' | 'text'): void {
    const found = findHiddenCharacter(decodeCharacterReferences(String(node.value)));
    if (!found) return;
    const [start = 0, end = start] = node.range ?? [];
    const written = findHiddenCharacter(text.slice(start, end));
    const message = `The ${what} of "${removeControls(pathText(path))}" holds ${found.name}, which nobody sees. Take it out.`;
    mistakes.push({ offset: start + (written?.index ?? 0), message, readable: true });
  }

  function measureChildren(node: Node, depth: number, path: Path): Measure[] {
    if (isSeq(node))
      return node.items.map((item, at) => measure(item as Node | null, depth + 1, [...path, at]));
    if (!isMap(node)) return [];
    if (node.items.length > MOST_KEYS) {
      say(node, `This group has ${count(node.items.length)} keys; ${count(MOST_KEYS)} is the most.`);
      return [];
    }
    const seen = new Set<string>();
    return node.items.map(({ key, value }) => {
      const wrong = keyMistake(key, seen);
      if (wrong) say(key, wrong);
      const inner = [...path, isScalar(key) ? String(key.value).slice(0, LONGEST_KEY) : ''];
      if (isScalar(key)) sayHidden(key, inner, 'key');
      return measure(value as Node | null, depth + 1, inner);
    });
  }

  function measure(node: Node | null, depth: number, path: Path): Measure {
    if (node === null) return LEAF;
    if (isAlias(node)) return measureAlias(node, depth);
    if (depth > DEEPEST_YAML) return say(node, TOO_DEEP);
    const marked = tagMistake(node);
    if (marked) return say(node, marked);
    if (isScalar(node) && typeof node.value === 'string') {
      const wrong = textMistake(node.value);
      if (wrong) say(node, wrong);
      sayHidden(node, path, 'text');
    }
    const children = measureChildren(node, depth, path);
    let result = {
      height: children.reduce((most, { height }) => Math.max(most, height + 1), 0),
      values: children.reduce((sum, { values }) => sum + values, 1),
    };
    if (result.values > MOST_VALUES) {
      say(
        node,
        `With every "*name" replaced by what it stands for, this holds more than ${count(MOST_VALUES)} values. Repeat less.`,
      );
      result = LEAF;
    }
    measured.set(node, result);
    return result;
  }

  measure(root, 0, []);
  mistakes.push(...hiddenInLines(text));
  return mistakes.sort((a, b) => a.offset - b.offset);
}
