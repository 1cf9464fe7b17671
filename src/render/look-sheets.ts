import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceFile } from '../lib/disk/replace-file.ts';
import type { Compiled } from './compile.ts';
import { splitPrint } from './split-print.ts';
import { themedSheet } from './themed-sheet.ts';

/** File in the compiled code's server folder that lists the paths of all style sheets of pages. */
export const PAGE_SHEETS_FILE = 'page-sheets.json';

/** The sheet that every page has: layouts/styles.ts. */
export const SHARED_SHEET = /\/styles\.[\w-]+\.css$/;

/** The condition of a block of rules: one form, or one of several with `or` between them. */
const FORM = /@supports\s*(\(--look:\s*[\w-]+\)(?:\s*or\s*\(--look:\s*[\w-]+\))*)\s*\{/;
const NAMES = /(?<=--look:\s*)[\w-]+/g;

/** Position after the brace that closes a block which begins at `start`, behind its opening brace. */
function endOfBlock(css: string, start: number): number {
  const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[{}]/g;
  token.lastIndex = start;
  for (let depth = 1; depth > 0; ) {
    const found = token.exec(css);
    if (!found) throw new Error('A style sheet has a block without an end.');
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
  }
  return token.lastIndex;
}

/**
 * Leaves out the rules of forms that a dealer does not use. Those of a form stand in `@supports (--look: <form>)`,
 * which every browser fulfils, so that the sheets work unchanged in development.
 *
 * @param forms names of the forms that the dealer uses, as in `Look`
 * @throws if a block has no end
 */
export function sheetOfLook(css: string, forms: ReadonlySet<string>): string {
  let result = '';
  let rest = css;
  for (let found = FORM.exec(rest); found; found = FORM.exec(rest)) {
    const start = found.index + found[0].length;
    const end = endOfBlock(rest, start);
    result += rest.slice(0, found.index);
    const names = found[1]?.match(NAMES) ?? [];
    if (names.some((name) => forms.has(name))) result += sheetOfLook(rest.slice(start, end - 1), forms);
    rest = rest.slice(end);
  }
  return result + rest;
}

/** The part of a dealer's look that its style sheets depend on. */
export interface SheetLook {
  /** Names of the forms that the dealer uses, as in `Look`. */
  forms: readonly string[];
  /** Declarations of the theme (frame/theme-css.ts). */
  themeCss: string;
}

/** A page's style sheet as a dealer has it. */
interface LookSheet {
  /** Path in the compiled code's published files, "_astro/styles.Abc.css". */
  from: string;
  /** Path in the dealer's site. */
  to: string;
  /** Without the rules of other forms and those for paper. */
  css: string;
  /**
   * The rules for paper of this sheet and of the one that all pages share, for pages that link this one last; null if
   * there are none.
   */
  print: { to: string; css: string } | null;
}

const pathOf = (from: string, css: string): string =>
  `_astro/${basename(from).replace(/\.[\w-]+\.css$/, '')}.${hash('sha256', css, 'base64url').slice(0, 8)}.css`;

/**
 * The style sheets of a dealer's pages.
 *
 * @param client folder of the compiled code's published files
 * @param server folder of its server part
 */
export function lookSheets(client: string, server: string, { forms, themeCss }: SheetLook): LookSheet[] {
  const used = new Set(forms);
  const paths: string[] = JSON.parse(readFileSync(join(server, PAGE_SHEETS_FILE), 'utf8'));
  const sheets = paths.map((from) => {
    const { screen, print } = splitPrint(sheetOfLook(readFileSync(join(client, from), 'utf8'), used));
    return { from, screen: SHARED_SHEET.test(from) ? themedSheet(screen, themeCss) : screen, print };
  });
  const shared = sheets.find(({ from }) => SHARED_SHEET.test(from));
  return sheets.map((sheet) => {
    const { from, screen } = sheet;
    const print = [...new Set([shared, sheet])].map((one) => one?.print ?? '').join('');
    return {
      from,
      to: pathOf(from, screen),
      css: screen,
      print: print === '' ? null : { to: pathOf(from, print), css: print },
    };
  });
}

/**
 * Writes the style sheets of a dealer beside the compiled code.
 *
 * @returns paths in the site: the sheets to publish with their files, and those that they replace
 */
export function writeLookSheets(
  { client, entry }: Compiled,
  look: SheetLook,
): { files: Record<string, string>; replaced: Set<string> } {
  const folder = join(client, '../looks');
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  const replaced = new Set<string>();
  const write = (to: string, css: string) => {
    const file = join(folder, basename(to));
    if (!existsSync(file)) replaceFile(file, css);
    files[to] = file;
  };
  for (const { from, to, css, print } of lookSheets(client, join(entry, '..'), look)) {
    write(to, css);
    if (print) write(print.to, print.css);
    replaced.add(from);
  }
  return { files, replaced };
}
