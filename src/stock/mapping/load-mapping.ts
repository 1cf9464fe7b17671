import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument } from 'yaml';
import { RAW_FIELDS } from '../feed/raw.ts';
import { FeedRefused } from '../feed/refusal.ts';
import { nearest } from '../text/nearest.ts';
import { type Compiled, compileExpression, ExpressionError } from './expression.ts';
import { type MappingFile, mappingSchema } from './mapping-schema.ts';

/** A mapping file with its expressions compiled. */
export interface Mapping extends Omit<MappingFile, 'expressions' | 'repairs' | 'quarantine'> {
  expressions: [field: string, expression: Compiled][];
  repairs: { when: Compiled; because: string; set: [column: string, expression: Compiled][] }[];
  quarantine: { when: Compiled; because: string; field: string }[];
  /** It says itself which id a vehicle has; that id then wins over stock number and VIN. */
  makesId: boolean;
}

const KEYS = [...Object.keys(mappingSchema.shape), ...RAW_FIELDS];

function sentence(path: PropertyKey[], message: string): string {
  const word =
    /^"([^"]+)" is no field/.exec(message)?.[1] ?? (/Unrecognized key.*"([^"]+)"/.exec(message)?.[1] || null);
  const near = word === null ? null : nearest(word, KEYS);
  return `${path.length > 0 ? `${path.map(String).join('.')}: ` : ''}${message}${near ? `; did you mean ${near}?` : ''}`;
}

/** Reads a mapping from YAML text. Throws FeedRefused naming file, line and every mistake at once. */
export function parseMapping(text: string, file: string): Mapping {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const mistakes: string[] = [];
  const lineOf = (path: PropertyKey[]): string => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length) as string[], true) as
        | { range?: [number] }
        | undefined;
      if (node?.range) return `line ${lines.linePos(node.range[0]).line}, `;
    }
    return '';
  };
  for (const error of document.errors) mistakes.push(error.message.split('\n')[0] ?? 'is not YAML');
  const parsed = mistakes.length === 0 ? mappingSchema.safeParse(document.toJS() ?? {}) : null;
  for (const issue of parsed?.error?.issues ?? []) {
    const inner = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
    mistakes.push(lineOf(issue.path) + sentence(issue.path, inner ?? issue.message));
  }
  const compile = (source: string, path: PropertyKey[]): Compiled => {
    try {
      return compileExpression(source);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      mistakes.push(`${lineOf(path)}${path.map(String).join('.')}: the expression ${error.message}`);
      return { run: () => null, columns: [] };
    }
  };
  const data = parsed?.data;
  const mapping: Mapping | null =
    data === undefined
      ? null
      : {
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
  if (mapping === null || mistakes.length > 0) {
    throw new FeedRefused(
      `The mapping file ${file} has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}: ${mistakes.join('; ')}.`,
      'Correct the mapping file.',
    );
  }
  return mapping;
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
