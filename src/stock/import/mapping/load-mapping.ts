import { readFile } from 'node:fs/promises';
import { diskRefusal } from '../../../lib/disk/disk-refusal.ts';
import { RAW_FIELDS } from '../feed/feed-record.ts';
import { FeedRefused } from '../feed/feed-refused.ts';
import { didYouMean, explainMapping } from './explain-mapping.ts';
import { type Compiled, compileExpression, type Lists } from './expression.ts';
import { ExpressionError } from './expression-tokens.ts';
import type { Expression } from './expression-values.ts';
import { MappingFailure } from './mapping-failure.ts';
import { type MappingFile, mappingSchema } from './mapping-schema.ts';
import { type MappingPath, type Mistake, readMappingSource } from './mapping-source.ts';

/** A mapping file with its expressions compiled. */
export interface Mapping extends Omit<MappingFile, 'expressions' | 'repairs' | 'quarantine'> {
  expressions: [field: string, expression: Compiled][];
  repairs: { when: Compiled; because: string; set: [column: string, expression: Compiled][] }[];
  quarantine: { when: Compiled; because: string; field: string }[];
  /** True if the mapping defines the id, which then wins over stock number and VIN. */
  definesId: boolean;
  /** Path of the file, for messages. */
  file: string;
  /** The columns that are read, with the line of each use. */
  uses: { column: string; line: number }[];
}

/** True for a mapping that names columns of the feed. */
export function namesColumns(mapping: Pick<Mapping, 'columns' | 'expressions'> | null): boolean {
  return mapping !== null && Object.keys(mapping.columns).length + mapping.expressions.length > 0;
}

// Mistakes listed per file.
const MAX_LISTED = 100;

const pathPrefix = (path: MappingPath): string => (path.length > 0 ? `${path.map(String).join('.')}: ` : '');

function refusal(file: string, mistakes: readonly Mistake[]): FeedRefused {
  const listed = mistakes
    .toSorted((a, b) => a.line - b.line)
    .slice(0, MAX_LISTED)
    .map(({ line, path, message }) => `line ${line}, ${pathPrefix(path)}${message}`);
  const [only = ''] = listed;
  const more = mistakes.length - listed.length;
  const reason =
    mistakes.length === 1
      ? `a mistake: ${only}${/[?.]$/.test(only) ? '' : '.'}`
      : `${mistakes.length} mistakes:\n${listed.map((line) => `  ${file}, ${line}`).join('\n')}${more > 0 ? `\n  and ${more} more` : ''}`;
  return new FeedRefused(`The mapping file ${file} has ${reason}`, 'Correct the mapping file.');
}

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const asRules = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(asFields) : []);
const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asFields(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
const ALWAYS_TRUE = 'true';
const expressionOf = (value: unknown): string => (typeof value === 'string' ? value : ALWAYS_TRUE);

/**
 * Reads as much as possible of a mapping that the schema refuses, so that its expressions are checked too.
 */
function parseLeniently(data: unknown): MappingFile {
  const { lists, expressions, repairs, quarantine } = asFields(data);
  return {
    ...mappingSchema.parse({}),
    lists: Object.fromEntries(
      Object.entries(asFields(lists)).map(([name, words]) => [
        name,
        Array.isArray(words) ? words.map(String) : [],
      ]),
    ),
    expressions: asTexts(expressions),
    repairs: asRules(repairs).map((rule) => ({
      when: expressionOf(rule.when),
      because: '',
      set: asTexts(rule.set),
    })),
    quarantine: asRules(quarantine).map((rule) => ({
      when: expressionOf(rule.when),
      because: '',
      field: '',
    })),
  };
}

/**
 * Reports quarantine rules whose field is neither a field of a vehicle nor a column that the mapping reads.
 */
function unknownFields(
  { quarantine, columns, ignore }: MappingFile,
  uses: Mapping['uses'],
  lineOf: (path: MappingPath) => number,
): Mistake[] {
  const known = new Set([
    ...RAW_FIELDS,
    ...Object.values(columns),
    ...Object.keys(ignore),
    ...uses.map(({ column }) => column),
  ]);
  return quarantine.flatMap(({ field, when }, i) => {
    // An expression with a mistake has no entry in `uses`, but still reads its columns.
    if (field === '' || known.has(field) || when.includes(`{${field}}`)) return [];
    const path = ['quarantine', i, 'field'];
    const message = `"${field}" is neither a field of a vehicle nor a column that this mapping reads${didYouMean(field, known)}`;
    return [{ line: lineOf(path), path, message }];
  });
}

/** Reports fields with both a column and an expression, because either could win, depending on the record. */
function fieldsWithTwoSources(
  { columns, expressions }: Fields,
  lineOf: (path: MappingPath) => number,
): Mistake[] {
  return Object.keys(asFields(expressions)).flatMap((field) => {
    if (!Object.hasOwn(asFields(columns), field)) return [];
    const path = ['expressions', field];
    const message = `the field already has a column on line ${lineOf(['columns', field])}; remove one of the two`;
    return [{ line: lineOf(path), path, message }];
  });
}

/**
 * Parses a mapping from YAML.
 *
 * @param file path for messages
 * @throws FeedRefused with file, line and all mistakes
 */
export function parseMapping(text: string, file: string): Mapping {
  const source = readMappingSource(text);
  if (source.data === undefined) throw refusal(file, source.mistakes);
  const parsed = mappingSchema.safeParse(source.data);
  const mistakes = [...source.mistakes, ...explainMapping(parsed.error?.issues ?? [], source)];
  const data = parsed.data ?? parseLeniently(source.data);
  const lists: Lists = new Map(Object.entries(data.lists));
  const uses: Mapping['uses'] = [];
  const compile = (expression: string, path: MappingPath): Compiled => {
    const line = source.lineOf(path);
    try {
      const compiled = compileExpression(expression, lists);
      uses.push(...compiled.columns.map((column) => ({ column, line })));
      const location = `${file}, line ${line}, ${path.map(String).join('.')}`;
      return { ...compiled, run: withLocation(compiled.run, expression, location) };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const message = `the expression ${error.message} (${shortened(expression)})`;
      mistakes.push({ line, path, message });
      return { run: () => null, columns: [] };
    }
  };
  const mapping = compiledMapping(data, compile);
  mistakes.push(...unknownFields(data, uses, source.lineOf));
  mistakes.push(...fieldsWithTwoSources(asFields(source.data), source.lineOf));
  if (mistakes.length > 0) throw refusal(file, mistakes);
  for (const [field, column] of Object.entries(mapping.columns))
    uses.push({ column, line: source.lineOf(['columns', field]) });
  return { ...mapping, file, uses };
}

function compiledMapping(
  data: MappingFile,
  compile: (source: string, path: MappingPath) => Compiled,
): Omit<Mapping, 'file' | 'uses'> {
  return {
    ...data,
    definesId: data.columns.id !== undefined || data.expressions.id !== undefined,
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

/** The mapping of a feed without a mapping file. */
export const NO_MAPPING: Mapping = {
  ...compiledMapping(mappingSchema.parse({}), (source) => compileExpression(source)),
  file: '',
  uses: [],
};

/** True for a mapping that changes what is read from a record. */
export function changesRecords(mapping: Mapping | null): boolean {
  return (
    mapping !== null &&
    (namesColumns(mapping) ||
      mapping.repairs.length + mapping.quarantine.length > 0 ||
      Object.keys(mapping.constants).length + Object.keys(mapping.values).length > 0)
  );
}

function shortened(source: string): string {
  return source.length > 120 ? `${source.slice(0, 119)}…` : source;
}

/** Adds an expression's location to the error when it fails on a record. */
function withLocation(run: Expression, source: string, location: string): Expression {
  return (row) => {
    try {
      return run(row);
    } catch (error) {
      throw new MappingFailure(
        `the expression of ${location} ${(error as Error).message} (${shortened(source)})`,
      );
    }
  };
}

function readRefusal(error: NodeJS.ErrnoException, path: string): FeedRefused {
  const disk = diskRefusal(error, path);
  if (disk) return new FeedRefused(disk.reason, `${disk.next}, then import again.`);
  return new FeedRefused(
    error.code === 'ENOENT'
      ? `There is no mapping file at ${path}.`
      : `The mapping file ${path} cannot be read: ${error.message}.`,
    'Check the path. The mappings of this project are in tenants/_mappings/.',
  );
}

/**
 * Reads a mapping file.
 *
 * @throws FeedRefused if it cannot be read or has mistakes
 */
export async function loadMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw readRefusal(error, path);
  });
  return parseMapping(text, path);
}
