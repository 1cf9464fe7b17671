/** Matches what can end or begin a part of a rule, and texts and comments, in which braces mean nothing. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[{};]/g;
const PRINT = /^\s*@media\s+print\b/;

/** Rules for screens, and those for paper only. */
export interface SplitSheet {
  screen: string;
  print: string;
}

/** Splits what stands between two braces, or a whole sheet. Returns the position behind it, too. */
function splitBlock(css: string, start: number): SplitSheet & { end: number } {
  let [screen, print] = ['', ''];
  let from = start;
  TOKEN.lastIndex = start;
  for (let token = TOKEN.exec(css); token; token = TOKEN.exec(css)) {
    const after = token.index + token[0].length;
    if (token[0] === ';') {
      screen += css.slice(from, after);
      from = after;
    } else if (token[0] === '{') {
      const head = css.slice(from, after);
      const inner = splitBlock(css, after);
      const whole = css.slice(from, inner.end);
      if (PRINT.test(head)) print += whole;
      else if (inner.print === '') screen += whole;
      else {
        if (inner.screen.trim() !== '') screen += `${head}${inner.screen}}`;
        print += `${head}${inner.print}}`;
      }
      from = inner.end;
      TOKEN.lastIndex = from;
    } else if (token[0] === '}') {
      return { screen: screen + css.slice(from, token.index), print, end: after };
    }
  }
  return { screen: screen + css.slice(from), print, end: css.length };
}

/**
 * Divides a style sheet: the blocks `@media print`, inside whatever they stand, from all other rules. The first paint
 * need not wait for those.
 */
export function splitPrint(css: string): SplitSheet {
  const { screen, print } = splitBlock(css, 0);
  return { screen, print };
}
