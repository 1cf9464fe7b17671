import type { YAMLError } from 'yaml';

const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
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
  BAD_DQ_ESCAPE:
    'A backslash in double quotes starts a special character. Put the text in single quotes, or write \\\\ for a backslash.',
  MULTIPLE_DOCS:
    'A line "---" starts a second file here, which is not read. Remove the line, or everything after it.',
  DUPLICATE_KEY: 'This key occurs a second time. Keep one.',
};

/** Explains a YAML syntax error to whoever edits the file. */
export const yamlErrorMessage = ({ code, message }: YAMLError): string =>
  MESSAGES[code] ?? `The file cannot be read from here on: ${message.split('\n')[0]}.`;
