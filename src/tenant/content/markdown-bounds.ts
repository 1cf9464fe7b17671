import { findHiddenCharacter, decodeCharacterReferences } from '../../lib/hidden-characters.ts';
import { DEEPEST_HTML, DEEPEST_MARKDOWN, LONGEST_WORD } from '../source/bounds.ts';

/** Why a page is too much for the Markdown parser, at a line of it from 0. */
export interface MarkdownMistake {
  line: number;
  message: string;
}

/** Marks of quotes and lists at the start of a line; a list inside a list is indented instead. */
const OPENERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
const MARK = />|[-+*]|\d+[.)]/g;
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1}}`);

/** Every level of a list indents the next by two columns or more. */
function depthOf(line: string): number {
  const start = OPENERS.exec(line)?.[0] ?? '';
  const blanks = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
  return Math.floor(blanks / 2) + (start.match(MARK)?.length ?? 0);
}

const TAG = /<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi;
/** Elements that need no end, or whose end HTML lets one leave out. */
const ENDLESS = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
);

function deepHtml(lines: readonly string[]): MarkdownMistake | null {
  let open = 0;
  for (const [line, text] of lines.entries())
    for (const [, end, tag = ''] of text.matchAll(TAG)) {
      if (ENDLESS.has(tag.toLowerCase())) continue;
      open = Math.max(0, open + (end === '' ? 1 : -1));
      if (open > DEEPEST_HTML)
        return {
          line,
          message: `HTML elements stand more than ${DEEPEST_HTML} deep inside each other here. Close those that are open.`,
        };
    }
  return null;
}

/** Every line with a hidden character. */
export function hiddenLines(body: string): MarkdownMistake[] {
  if (findHiddenCharacter(decodeCharacterReferences(body)) === null) return [];
  return body.split('\n').flatMap((text, line) => {
    const hidden = findHiddenCharacter(decodeCharacterReferences(`${text}\n`));
    const message = `This line holds ${hidden?.name}, which nobody sees. Take it out.`;
    return hidden ? [{ line, message }] : [];
  });
}

/** Finds text that would keep the parser or the sanitiser busy for minutes; or null. */
export function markdownMistake(body: string): MarkdownMistake | null {
  const lines = body.split('\n');
  for (const [line, text] of lines.entries()) {
    if (depthOf(text) > DEEPEST_MARKDOWN)
      return {
        line,
        message: `Quotes and lists stand more than ${DEEPEST_MARKDOWN} deep inside each other here, or the line is indented too far.`,
      };
    if (text.length > LONGEST_WORD && LONG_WORD.test(text))
      return {
        line,
        message: `This line has more than ${LONGEST_WORD.toLocaleString('en-AU')} characters without a blank.`,
      };
  }
  return deepHtml(lines);
}

/** The line with most marks of emphasis and links: the likeliest to have kept the parser busy. */
export function busiestLine(body: string): number {
  const marks = body.split('\n').map((line) => line.match(/[*_~[\]`]/g)?.length ?? 0);
  return marks.indexOf(marks.reduce((most, number) => Math.max(most, number), 0));
}
