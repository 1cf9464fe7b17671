import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  visit,
  type YAMLError,
} from 'yaml';
import { yamlErrorMessage } from '../../lib/yaml-error-message.ts';
import { MAX_MISTAKES } from './limits.ts';
import { TOO_DEEP, type YamlMistake } from './yaml-limits.ts';

function explain(issue: YAMLError): YamlMistake {
  const offset = issue.pos[0];
  // The parser is recursive and reports a stack overflow as a mistake of the file.
  if (/call stack/.test(issue.message)) return { offset, message: TOO_DEEP };
  return {
    offset,
    message: yamlErrorMessage(issue),
  };
}

function unknownAliases(aliases: Map<Alias, Node | null>): YamlMistake[] {
  return [...aliases].flatMap(([{ source, range }, target]) => {
    if (target) return [];
    const message = `There is no "&${source}" before this "*${source}". A text that starts with * needs quotes around it.`;
    return [{ offset: range?.[0] ?? 0, message }];
  });
}

/**
 * Finds merges ("<<") of values that are not groups of keys. "<<" merges only in YAML 1.1, where the parser turns it
 * into a symbol.
 */
function wrongMerges(document: Document, aliases: Map<Alias, Node | null>): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  const target = (node: unknown) => (isAlias(node) ? aliases.get(node) : node);
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || typeof key.value !== 'symbol') return;
      const source = target(value);
      const merged = isSeq(source) ? source.items.map(target) : [source];
      if (merged.every(isMap)) return;
      const place = isNode(value) ? value.range : key.range;
      mistakes.push({
        offset: place?.[0] ?? 0,
        message:
          '"<<" merges groups of keys, but this value is not a group. Write a group after "<<:", or an alias of a group.',
      });
    },
  });
  return mistakes;
}

/**
 * Describes the mistakes of the YAML itself: only the first on each line, because the others follow from it,
 * and a limited number per file.
 *
 * @param findLimitMistakes finds content that exceeds the limits; only called if the YAML can be parsed
 */
export function yamlMistakes(
  document: Document,
  lines: LineCounter,
  aliases: Map<Alias, Node | null>,
  findLimitMistakes: () => YamlMistake[],
): YamlMistake[] {
  const seen = new Set<number>();
  const issues = [...document.errors, ...document.warnings].map(explain).sort((a, b) => a.offset - b.offset);
  return (
    issues.length
      ? issues
      : [...unknownAliases(aliases), ...wrongMerges(document, aliases), ...findLimitMistakes()]
  )
    .filter(({ offset }) => {
      const { line } = lines.linePos(offset);
      return !seen.has(line) && seen.add(line);
    })
    .slice(0, MAX_MISTAKES);
}
