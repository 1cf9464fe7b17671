import type { Alias, Document, LineCounter, Node, YAMLError } from 'yaml';
import { MOST_MISTAKES } from './bounds.ts';
import { TOO_DEEP, type YamlMistake } from './yaml-bounds.ts';

const WORDS: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT:
    'A bracket opened before is not closed, or the line is indented differently from its neighbours.',
  MISSING_CHAR: 'Something is missing here or just before: a quote, a bracket, a comma or a colon.',
  TAB_AS_INDENT: 'A tab indents this line. Use spaces.',
  MULTILINE_IMPLICIT_KEY:
    'This reads as a key without its colon. Write "key: value", or put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'The lines do not fit together here. A text with a colon needs quotes; entries that belong together start in the same column.',
  UNEXPECTED_TOKEN:
    'This does not belong here. Look at the quotes, and at the indent of this line and the one before.',
  BAD_SCALAR_START: 'A text that starts with @, ` or % needs quotes around it.',
  BAD_ALIAS: 'A text that starts with & or * needs quotes around it.',
  TAG_RESOLVE_FAILED: 'A text that starts with ! needs quotes around it.',
  BAD_DQ_ESCAPE: 'A backslash in double quotes starts a special character. Use single quotes.',
};

function explain(issue: YAMLError): YamlMistake {
  const offset = issue.pos[0];
  // The parser calls itself for every level and reports that it ran out of stack as a mistake of the file.
  if (/call stack/.test(issue.message)) return { offset, message: TOO_DEEP };
  return {
    offset,
    message: WORDS[issue.code] ?? `The file cannot be read from here on: ${issue.message}.`,
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
