import type { Alias, Document, Node, YAMLError } from 'yaml';

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

export interface YamlMistake {
  offset: number;
  message: string;
}

function explain(issue: YAMLError, text: string): YamlMistake {
  const offset = issue.pos[0];
  if (issue.code !== 'DUPLICATE_KEY') {
    return {
      offset,
      message: WORDS[issue.code] ?? `The file cannot be read from here on: ${issue.message}.`,
    };
  }
  const key = /^["']?([^\s:"']+)/.exec(text.slice(offset))?.[1] ?? '';
  return { offset, message: `The key "${key}" stands here a second time. Keep one of them.` };
}

function unknownAliases(aliases: Map<Alias, Node | null>): YamlMistake[] {
  return [...aliases].flatMap(([{ source, range }, target]) => {
    if (target) return [];
    const message = `There is no "&${source}" before this "*${source}". A text that starts with * needs quotes around it.`;
    return [{ offset: range?.[0] ?? 0, message }];
  });
}

/** The mistakes of the YAML itself, in plain words; of several on one line the first, which the others follow from. */
export function yamlMistakes(
  document: Document,
  text: string,
  aliases: Map<Alias, Node | null>,
): YamlMistake[] {
  const seen = new Set<number>();
  const issues = [...document.errors, ...document.warnings].map((issue) => explain(issue, text));
  return [...issues, ...(issues.length ? [] : unknownAliases(aliases))].filter(({ offset }) => {
    const line = text.slice(0, offset).split('\n').length;
    return !seen.has(line) && seen.add(line);
  });
}
