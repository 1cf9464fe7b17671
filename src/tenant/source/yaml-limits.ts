import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type ParsedNode, type Scalar } from 'yaml';
import {
  decodeCharacterReferences,
  findHiddenCharacter,
  removeControls,
} from '../../lib/hidden-characters.ts';
import { type Path, pathText } from '../problem.ts';
import {
  MAX_KEY_LENGTH,
  MAX_KEYS,
  MAX_TEXT_LENGTH,
  MAX_VALUES,
  MAX_WORD_LENGTH,
  MAX_YAML_DEPTH,
} from './limits.ts';
import { tagMistake } from './yaml-tags.ts';

export interface YamlMistake {
  offset: number;
  message: string;
  /** The rest of the file can still be read and checked. */
  readable?: true;
}

export const TOO_DEEP = `Groups and lists are nested more than ${MAX_YAML_DEPTH} levels deep here. Use fewer levels.`;

/** Size of a node after resolving its aliases. */
interface Measure {
  height: number;
  values: number;
}

const LEAF: Measure = { height: 0, values: 1 };

const count = (number: number): string => number.toLocaleString('en-AU');

function textMistake(text: string): string | null {
  if (text.length > MAX_TEXT_LENGTH)
    return `This text has ${count(text.length)} characters; the maximum is ${count(MAX_TEXT_LENGTH)}. Shorten it.`;
  if (text.length > MAX_WORD_LENGTH && new RegExp(`\\S{${MAX_WORD_LENGTH + 1}}`).test(text))
    return `This text has more than ${count(MAX_WORD_LENGTH)} characters without a space. Break it up with spaces.`;
  return null;
}

function keyMistake(key: unknown, seen: Set<string>): string | null {
  if (!isScalar(key)) return 'A list or group cannot be a key. Write a single word.';
  const name = String(key.value);
  if (name.length > MAX_KEY_LENGTH)
    return `This key has ${count(name.length)} characters; the maximum is ${MAX_KEY_LENGTH}. Shorten it.`;
  if (name === '__proto__') return 'The key "__proto__" cannot be used. Choose another name.';
  if (seen.has(name)) return `The key "${name}" appears twice here. Keep one of them.`;
  seen.add(name);
  return null;
}

/** Reports each line with an invisible character, including comments. */
function hiddenInLines(text: string): YamlMistake[] {
  if (findHiddenCharacter(text) === null) return [];
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const hidden = findHiddenCharacter(`${line}\n`);
    const offset = start + (hidden?.index ?? 0);
    start += line.length + 1;
    const message = `This line contains ${hidden?.name}, which is invisible. Remove it.`;
    return hidden ? [{ offset, message, readable: true as const }] : [];
  });
}

/**
 * Finds well-formed YAML that is too large or too deep to process, aliases that refer to themselves or would
 * fill the memory, and duplicate keys (the parser's own check takes quadratic time).
 *
 * @param text the whole document, because comments may contain invisible characters too
 * @param aliases the target of each alias
 */
export function limitMistakes(
  text: string,
  root: ParsedNode | null,
  aliases: Map<Alias, Node | null>,
): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  const measured = new Map<Node, Measure>();
  const report = (node: unknown, message: string): Measure => {
    mistakes.push({ offset: (node as Node | null)?.range?.[0] ?? 0, message });
    return LEAF;
  };

  function measureAlias(alias: Alias, depth: number): Measure {
    const target = aliases.get(alias);
    if (!target) return LEAF;
    const known = measured.get(target);
    if (!known) return report(alias, `"*${alias.source}" is part of the value it refers to. Remove it.`);
    return depth + known.height > MAX_YAML_DEPTH ? report(alias, TOO_DEEP) : known;
  }

  /** Reports an invisible character in a key or value, at the character or its escape sequence. */
  function reportHidden(node: Scalar<unknown>, path: Path, what: 'key' | 'text'): void {
    const found = findHiddenCharacter(decodeCharacterReferences(String(node.value)));
    if (!found) return;
    const [start = 0, end = start] = node.range ?? [];
    const written = findHiddenCharacter(text.slice(start, end));
    const message = `The ${what} of "${removeControls(pathText(path))}" contains ${found.name}, which is invisible. Remove it.`;
    mistakes.push({ offset: start + (written?.index ?? 0), message, readable: true });
  }

  function measureChildren(node: Node, depth: number, path: Path): Measure[] {
    if (isSeq(node))
      return node.items.map((item, at) => measure(item as Node | null, depth + 1, [...path, at]));
    if (!isMap(node)) return [];
    if (node.items.length > MAX_KEYS) {
      report(
        node,
        `This group has ${count(node.items.length)} keys; the maximum is ${count(MAX_KEYS)}. Remove some.`,
      );
      return [];
    }
    const seen = new Set<string>();
    return node.items.map(({ key, value }) => {
      const wrong = keyMistake(key, seen);
      if (wrong) report(key, wrong);
      const inner = [...path, isScalar(key) ? String(key.value).slice(0, MAX_KEY_LENGTH) : ''];
      if (isScalar(key)) reportHidden(key, inner, 'key');
      return measure(value as Node | null, depth + 1, inner);
    });
  }

  function measure(node: Node | null, depth: number, path: Path): Measure {
    if (node === null) return LEAF;
    if (isAlias(node)) return measureAlias(node, depth);
    if (depth > MAX_YAML_DEPTH) return report(node, TOO_DEEP);
    const marked = tagMistake(node);
    if (marked) return report(node, marked);
    if (isScalar(node) && typeof node.value === 'string') {
      const wrong = textMistake(node.value);
      if (wrong) report(node, wrong);
      reportHidden(node, path, 'text');
    }
    const children = measureChildren(node, depth, path);
    let result = {
      height: children.reduce((most, { height }) => Math.max(most, height + 1), 0),
      values: children.reduce((sum, { values }) => sum + values, 1),
    };
    if (result.values > MAX_VALUES) {
      report(
        node,
        `With every alias ("*name") replaced by its value, this has more than ${count(MAX_VALUES)} values. Use fewer aliases.`,
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
