import type { z } from 'zod';
import { nearestWord } from '../../../lib/nearest-word.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import { RAW_FIELDS } from '../feed/feed-record.ts';
import { mappingSchema } from './mapping-schema.ts';
import type { MappingPath, MappingSource, Mistake } from './mapping-source.ts';

type Issue = z.core.$ZodIssue;

const KEYS = Object.keys(mappingSchema.shape);
const RULE_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['repairs', ['when', 'because', 'set']],
  ['quarantine', ['when', 'because', 'field']],
]);

const valueAt = (data: unknown, path: MappingPath): unknown =>
  path.reduce<unknown>(
    (value, part) => ownProperty(value as Record<string, unknown> | null | undefined, String(part)),
    data,
  );

/** "; did you mean …?" if a known word is similar, else ''. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  const near = nearestWord(word, known);
  return near === null ? '' : `; did you mean ${near}?`;
};

function unknownKey(path: MappingPath, key: string): string {
  const rule = RULE_KEYS.get(String(path[0]));
  if (path.length > 0 && rule === undefined)
    return `"${key}" is not a field of a vehicle${didYouMean(key, RAW_FIELDS)}`;
  const known = rule ?? KEYS;
  return `there is no key "${key}" here${didYouMean(key, known) || `; possible keys are ${known.join(', ')}`}`;
}

const TYPE_NAMES = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'keys with their values',
  record: 'keys with their values',
};

/** True for values that are expressions, in which columns are in braces. */
const isExpression = ([section, , name]: MappingPath): boolean =>
  section === 'expressions' || name === 'when' || name === 'set';

function bracesMessage(path: MappingPath, written: string): string {
  const inner = written.replace(/^[{[]\s*/, '').replace(/\s*[\]}]$/, '');
  return isExpression(path)
    ? `this needs quotes, because YAML reads a value that starts with "{" or "[" as a group: write "${written.replaceAll('"', "'")}"`
    : `YAML reads a value that starts with "{" or "[" as a group: write it without the brackets, ${String(path.at(-1))}: ${inner}`;
}

function typeMessage(path: MappingPath, value: unknown, written: string, expected: string): string {
  const expectedType = ownProperty<string>(TYPE_NAMES, expected) ?? 'a single value';
  const name = String(path.at(-1) ?? '');
  if (path.length === 0)
    return `a mapping file has ${TYPE_NAMES.object}, such as "columns:"; this one does not`;
  if (value === undefined) return `"${name}" is missing; give it ${expectedType}`;
  if (value === null) return `"${name}" is empty; give it ${expectedType}, or remove the line`;
  const isGroup = typeof value === 'object';
  if (
    isGroup &&
    /^[{[]/.test(written) &&
    expected !== 'array' &&
    expected !== 'object' &&
    expected !== 'record'
  )
    return bracesMessage(path, written);
  if (expected === 'string' && !isGroup) return `must be text; put it in quotes: "${written}"`;
  const found = isGroup ? (Array.isArray(value) ? 'a list' : 'a group of keys') : JSON.stringify(value);
  const hint =
    expected === 'array' ? ': start each entry with "- ", or list them in [ ], separated by commas' : '';
  return `must be ${expectedType}, not ${found}${hint}`;
}

function issueMessage(issue: Issue, source: MappingSource): string {
  const value = valueAt(source.data, issue.path);
  const written = source.written(issue.path);
  switch (issue.code) {
    case 'invalid_key': {
      const message = issue.issues[0]?.message ?? issue.message;
      return message.startsWith('must ') ? `"${String(issue.path.at(-1))}" ${message}` : message;
    }
    case 'invalid_type':
      return typeMessage(issue.path, value, written, issue.expected);
    case 'invalid_union':
      // For unions the schema's own message names the alternatives, unless they are simply text or numbers.
      return issue.message === 'Invalid input' || value === null
        ? typeMessage(issue.path, value, written, 'single')
        : `${issue.message}, not ${written}`;
    default:
      return `${issue.message}${value === null ? '' : `, not ${written}`}`;
  }
}

/** Converts schema errors of a mapping file to messages with lines. */
export function explainMapping(issues: readonly Issue[], source: MappingSource): Mistake[] {
  return issues.flatMap((issue): Mistake[] => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : null;
    if (keys === null)
      return [{ line: source.lineOf(issue.path), path: issue.path, message: issueMessage(issue, source) }];
    // "__proto__" has been reported while the file was read.
    return keys.flatMap((key) => {
      if (key === '__proto__') return [];
      const path = [...issue.path, key];
      return [{ line: source.lineOf(path), path, message: unknownKey(issue.path, key) }];
    });
  });
}
