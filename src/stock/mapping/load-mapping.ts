import { readFile } from 'node:fs/promises';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ZodError } from 'zod';
import { RAW_FIELDS } from '../feed/raw.ts';
import { FeedRefused } from '../feed/refusal.ts';
import { nearest } from '../text/nearest.ts';
import { type Compiled, compileExpression, type Lists } from './expression.ts';
import { MappingFailure } from './mapping-failure.ts';
import { type MappingFile, mappingSchema } from './mapping-schema.ts';
import { ExpressionError } from './tokens.ts';
import type { Expression } from './values.ts';

/** A mapping file with its expressions compiled. */
export interface Mapping extends Omit<MappingFile, 'expressions' | 'repairs' | 'quarantine'> {
  expressions: [field: string, expression: Compiled][];
  repairs: { when: Compiled; because: string; set: [column: string, expression: Compiled][] }[];
  quarantine: { when: Compiled; because: string; field: string }[];
  /** It says itself which id a vehicle has; that id then wins over stock number and VIN. */
  makesId: boolean;
  /** Path of the file, for messages. */
  file: string;
  /** Every column it reads, with the line that does. */
  uses: { column: string; line: number | null }[];
}

const KEYS = [...Object.keys(mappingSchema.shape), ...RAW_FIELDS];

function sentence(path: PropertyKey[], message: string): string {
  const word =
    /^"([^"]+)" is no field/.exec(message)?.[1] ?? (/Unrecognized key.*"([^"]+)"/.exec(message)?.[1] || null);
  const near = word === null ? null : nearest(word, KEYS);
  return `${path.length > 0 ? `${path.map(String).join('.')}: ` : ''}${message}${near ? `; did you mean ${near}?` : ''}`;
}

const MAX_BYTES = 1_000_000;

interface Parsed {
  data: unknown;
  /** Line of the innermost part of a path that the file has; null where it has none. */
  lineOf(path: readonly PropertyKey[]): number | null;
  mistakes: string[];
}

function parseYaml(text: string): Parsed {
  if (text.length > MAX_BYTES)
    return { data: null, lineOf: () => null, mistakes: ['it is over 1 MB, which no mapping needs'] };
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines });
    const mistakes = document.errors.map((error) => error.message.split('\n')[0] ?? 'is not YAML');
    const lineOf = (path: readonly PropertyKey[]): number | null => {
      for (let length = path.length; length > 0; length--) {
        const node: unknown = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return null;
    };
    return { data: mistakes.length === 0 ? (document.toJS() ?? {}) : null, lineOf, mistakes };
  } catch (error) {
    // Aliases that multiply, and nesting too deep for the parser.
    const reason = error instanceof RangeError ? 'it is nested too deep' : (error as Error).message;
    return { data: null, lineOf: () => null, mistakes: [reason] };
  }
}

function schemaMistakes(error: ZodError, lineOf: Parsed['lineOf']): string[] {
  return error.issues.map((issue) => {
    const inner = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
    const line = lineOf(issue.path);
    return `${line === null ? '' : `line ${line}, `}${sentence(issue.path, inner ?? issue.message)}`;
  });
}

/** Reads a mapping from YAML text. Throws FeedRefused naming file, line and every mistake at once. */
export function parseMapping(text: string, file: string): Mapping {
  const { data, lineOf, mistakes } = parseYaml(text);
  const parsed = mistakes.length === 0 ? mappingSchema.safeParse(data) : null;
  if (parsed?.error) mistakes.push(...schemaMistakes(parsed.error, lineOf));
  const lists: Lists = new Map(Object.entries(parsed?.data?.lists ?? {}));
  const uses: Mapping['uses'] = [];
  const compile = (source: string, path: PropertyKey[]): Compiled => {
    const line = lineOf(path);
    const name = path.map(String).join('.');
    try {
      const compiled = compileExpression(source, lists);
      uses.push(...compiled.columns.map((column) => ({ column, line })));
      return { ...compiled, run: guarded(compiled.run, source, `${file}, line ${line ?? 1}, ${name}`) };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      mistakes.push(
        `${line === null ? '' : `line ${line}, `}${name}: the expression ${error.message} (it is: ${shortened(source)})`,
      );
      return { run: () => null, columns: [] };
    }
  };
  const mapping = parsed?.data === undefined ? null : compiledMapping(parsed.data, compile);
  if (mapping === null || mistakes.length > 0) {
    throw new FeedRefused(
      `The mapping file ${file} has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}: ${mistakes.join('; ')}.`,
      'Correct the mapping file.',
    );
  }
  for (const [field, column] of Object.entries(mapping.columns))
    uses.push({ column, line: lineOf(['columns', field]) });
  return { ...mapping, file, uses };
}

function compiledMapping(
  data: MappingFile,
  compile: (source: string, path: PropertyKey[]) => Compiled,
): Omit<Mapping, 'file' | 'uses'> {
  return {
    ...data,
    makesId: data.columns.id !== undefined || data.expressions.id !== undefined,
    expressions: Object.entries(data.expressions).map(([field, source]) => [
      field,
      compile(source, ['expressions', field]),
    ]),
    repairs: data.repairs.map((rule, i) => ({
      when: compile(rule.when, ['repairs', i, 'when']),
      because: rule.because,
      set: Object.entries(rule.set).map(([column, source]) => [
        column,
        compile(source, ['repairs', i, 'set', column]),
      ]),
    })),
    quarantine: data.quarantine.map((rule, i) => ({
      ...rule,
      when: compile(rule.when, ['quarantine', i, 'when']),
    })),
  };
}

function shortened(source: string): string {
  return source.length > 120 ? `${source.slice(0, 119)}…` : source;
}

/** Says where an expression stands when a record makes it fail. */
function guarded(run: Expression, source: string, where: string): Expression {
  return (row) => {
    try {
      return run(row);
    } catch (error) {
      throw new MappingFailure(
        `the expression of ${where} ${(error as Error).message} (it is: ${shortened(source)})`,
      );
    }
  };
}

/** Reads a mapping file. Throws FeedRefused where it is missing or has mistakes. */
export async function loadMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null)
    throw new FeedRefused(
      `There is no mapping file at ${path}.`,
      'Check the path; the mappings that come with the project are in mappings/.',
    );
  return parseMapping(text, path);
}
