import { dirname, join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { checkFileInside } from '../../lib/disk/files-inside.ts';
import { refusalProblem } from '../checks/files.ts';
import { fileError, type Problem } from '../problem.ts';
import { readText } from './read-text.ts';

/** File beside site.yaml with redirects from the addresses of the dealer's old website. */
export const REDIRECTS_FILE = 'redirects.csv';

/** Columns of the file, in their order. */
export const REDIRECT_COLUMNS = ['from', 'to', 'fallback'] as const;

/** Bytes; about 30,000 redirects. */
const MAX_REDIRECTS_BYTES = 5_000_000;

/** A redirect of the file. */
export interface FileRedirect {
  from: string;
  to: string;
  /** Where it leads when `to` has no page any more: the first of these that has one. */
  fallback: string[];
  /** Line of the file, from 1. */
  line: number;
}

export interface RedirectsReading {
  file: string;
  redirects: FileRedirect[];
  problems: Problem[];
}

interface Row {
  record: string[];
  info: { lines: number };
}

const HEADER_RULE = `The first line has to be "${REDIRECT_COLUMNS.join(',')}" or "from,to".`;

/** Reads the rows of a redirects file. Rows with problems are left out. */
export function parseRedirects(text: string, file: string): RedirectsReading {
  let rows: Row[];
  try {
    rows = parse(text, {
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines) || 1;
    return {
      file,
      redirects: [],
      problems: [fileError(file, `The file is not valid CSV: ${error.message}`, line)],
    };
  }
  const [header, ...others] = rows;
  if (header === undefined) return { file, redirects: [], problems: [] };
  const isHeader =
    header.record.length >= 2 && header.record.every((name, at) => name === REDIRECT_COLUMNS[at]);
  if (!isHeader) return { file, redirects: [], problems: [fileError(file, HEADER_RULE, header.info.lines)] };
  const problems: Problem[] = [];
  const redirects = others.flatMap(({ record, info: { lines: line } }) => {
    const [from = '', to = '', fallback = '', ...more] = record;
    const problem =
      from === '' || to === ''
        ? 'This line needs an old address and its target, separated by a comma.'
        : more.length > 0
          ? 'This line has more than three columns. Put an address with a comma in double quotes.'
          : null;
    if (problem === null) return [{ from, to, fallback: fallback.split(/\s+/).filter(Boolean), line }];
    problems.push(fileError(file, problem, line));
    return [];
  });
  return { file, redirects, problems };
}

/** Reads a tenant's redirects file. A tenant without one has no such redirects. */
export async function readRedirectsFile(folder: string): Promise<RedirectsReading> {
  const file = join(folder, REDIRECTS_FILE);
  const at = checkFileInside(file, dirname(file));
  if (at === 'missing') return { file, redirects: [], problems: [] };
  if (at !== 'file') return { file, redirects: [], problems: [refusalProblem(at, folder)] };
  const reading = await readText(file, MAX_REDIRECTS_BYTES);
  return reading.ok
    ? parseRedirects(reading.text, file)
    : { file, redirects: [], problems: [fileError(file, reading.message, reading.line)] };
}
