import type { YAMLError } from 'yaml';

const WORDS: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT:
    'The line is indented differently from its neighbours. Entries that belong together start in the same column.',
  MISSING_CHAR: 'Something is missing here or just before: a quote, a bracket, a comma or a colon.',
  TAB_AS_INDENT: 'A tab indents this line. Use spaces.',
  MULTILINE_IMPLICIT_KEY:
    'This key runs over several lines, or a colon in its text needs quotes around the text.',
  BLOCK_AS_IMPLICIT_KEY: 'A colon in this text reads as a second key. Put the text in quotes.',
  UNEXPECTED_TOKEN:
    'This does not belong here. Text that starts with @, `, %, &, *, ! or [ needs quotes around it.',
  BAD_ALIAS: 'Text that starts with * is read as a reference. Put it in quotes.',
  BAD_DQ_ESCAPE: 'A backslash in double quotes starts a special character. Use single quotes.',
};

/** A mistake of the YAML itself, in plain words. */
export function explainYamlError(issue: YAMLError, text: string): string {
  if (issue.code === 'DUPLICATE_KEY') {
    const key = /^["']?([^\s:"']+)/.exec(text.slice(issue.pos[0]))?.[1] ?? '';
    return `The key "${key}" stands here a second time. Keep one of them.`;
  }
  return WORDS[issue.code] ?? `The file cannot be read from here on: ${issue.message}.`;
}
