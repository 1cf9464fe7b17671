import { decodeCharacterReferences, findHiddenCharacter } from '../../lib/hidden-characters.ts';
import { MAX_HTML_DEPTH, MAX_MARKDOWN_DEPTH, MAX_WORD_LENGTH } from '../source/limits.ts';

/** A problem in the body of a page. `line` counts from 0, the first line of the body. */
export interface MarkdownMistake {
  line: number;
  message: string;
}

/** Quote and list markers at the start of a line. Further lines of a nested list have spaces instead of markers. */
const OPENERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
const MARK = />|[-+*]|\d+[.)]/g;
const LONG_WORD = new RegExp(`\\S{${MAX_WORD_LENGTH + 1}}`);

/** Estimates the nesting of a line: each list level indents by at least two columns. */
function depthOf(line: string): number {
  const start = OPENERS.exec(line)?.[0] ?? '';
  const blanks = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
  return Math.floor(blanks / 2) + (start.match(MARK)?.length ?? 0);
}

const TAG = /<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi;
/** Elements without an end tag, or whose end tag is optional. */
const NO_END_TAG = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
);

function findDeepHtml(lines: readonly string[]): MarkdownMistake | null {
  let open = 0;
  for (const [line, text] of lines.entries())
    for (const [, end, tag = ''] of text.matchAll(TAG)) {
      if (NO_END_TAG.has(tag.toLowerCase())) continue;
      open = Math.max(0, open + (end === '' ? 1 : -1));
      if (open > MAX_HTML_DEPTH)
        return {
          line,
          message: `HTML elements are nested more than ${MAX_HTML_DEPTH} levels deep here. Close elements that are still open, or nest fewer.`,
        };
    }
  return null;
}

/** Reports each line with an invisible character. */
export function findHiddenCharacters(body: string): MarkdownMistake[] {
  if (findHiddenCharacter(decodeCharacterReferences(body)) === null) return [];
  return body.split('\n').flatMap((text, line) => {
    const hidden = findHiddenCharacter(decodeCharacterReferences(`${text}\n`));
    const message = `This line contains ${hidden?.name}, which is invisible. Remove it.`;
    return hidden ? [{ line, message }] : [];
  });
}

/** Finds text that would keep the parser or the sanitiser busy for minutes; null if there is none. */
export function findMarkdownMistake(body: string): MarkdownMistake | null {
  const lines = body.split('\n');
  for (const [line, text] of lines.entries()) {
    if (depthOf(text) > MAX_MARKDOWN_DEPTH)
      return {
        line,
        message: `Quotes and lists are nested more than ${MAX_MARKDOWN_DEPTH} levels deep here, or the line is indented too far. Nest or indent less.`,
      };
    if (text.length > MAX_WORD_LENGTH && LONG_WORD.test(text))
      return {
        line,
        message: `This line has more than ${MAX_WORD_LENGTH.toLocaleString('en-AU')} characters without a space. Break it up with spaces or a line break.`,
      };
  }
  return findDeepHtml(lines);
}

/** The line (from 0) with the most emphasis and link characters, which probably slowed the parser down. */
export function busiestLine(body: string): number {
  const marks = body.split('\n').map((line) => line.match(/[*_~[\]`]/g)?.length ?? 0);
  return marks.indexOf(marks.reduce((most, number) => Math.max(most, number), 0));
}
