import type { Alias, Document, LineCounter, Node, YAMLError } from 'yaml';
import { yamlErrorMessage } from '../../lib/yaml-error-message.ts';
import { MOST_MISTAKES } from './bounds.ts';
import { TOO_DEEP, type YamlMistake } from './yaml-bounds.ts';

function explain(issue: YAMLError): YamlMistake {
  const offset = issue.pos[0];
  // The parser calls itself for every level and reports that it ran out of stack as a mistake of the file.
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
 * The mistakes of the YAML itself, in plain words; of several on one line the first, which the others follow
 * from, and of very many the first ones.
 *
 * @param bounds mistakes found by measuring, told where the YAML can be read
 */
export function yamlMistakes(
  document: Document,
  lines: LineCounter,
  aliases: Map<Alias, Node | null>,
  bounds: () => YamlMistake[],
): YamlMistake[] {
  const seen = new Set<number>();
  const issues = [...document.errors, ...document.warnings].map(explain).sort((a, b) => a.offset - b.offset);
  return (issues.length ? issues : [...unknownAliases(aliases), ...bounds()])
    .filter(({ offset }) => {
      const { line } = lines.linePos(offset);
      return !seen.has(line) && seen.add(line);
    })
    .slice(0, MOST_MISTAKES);
}
