import type { z } from 'zod';
import { ownProperty } from '../../../lib/own-property.ts';
import { nearest } from '../../text/nearest.ts';
import { RAW_FIELDS } from '../feed/raw.ts';
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

/** ", did you mean …" where a known word is near. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  const near = nearest(word, known);
  return near === null ? '' : `; did you mean ${near}?`;
};

function unknownKey(path: MappingPath, key: string): string {
  const rule = RULE_KEYS.get(String(path[0]));
  if (path.length > 0 && rule === undefined)
    return `"${key}" is no field of a vehicle${didYouMean(key, RAW_FIELDS)}`;
  const known = rule ?? KEYS;
  return `there is no key "${key}" here${didYouMean(key, known) || `; there are ${known.join(', ')}`}`;
}

const WANTED = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'keys with their values',
  record: 'keys with their values',
};

/** The sections whose values are expressions, in which columns stand in braces. */
const isExpression = ([section, , name]: MappingPath): boolean =>
  section === 'expressions' || name === 'when' || name === 'set';

function bracesWords(path: MappingPath, written: string): string {
  const inner = written.replace(/^[{[]\s*/, '').replace(/\s*[\]}]$/, '');
  return isExpression(path)
    ? `this needs quotes, because YAML takes what starts with "{" or "[" for a group: write "${written.replaceAll('"', "'")}"`
    : `YAML takes what starts with "{" or "[" for a group: write it without the brackets, ${String(path.at(-1))}: ${inner}`;
}

function typeWords(path: MappingPath, value: unknown, written: string, expected: string): string {
  const wanted = ownProperty<string>(WANTED, expected) ?? 'a single value';
  const name = String(path.at(-1) ?? '');
  if (path.length === 0) return `a mapping file has ${WANTED.object}, such as "columns:"; this one has not`;
  if (value === undefined) return `"${name}" is missing; give it ${wanted}`;
  if (value === null) return `"${name}" is empty; give it ${wanted}, or remove the line`;
  const isGroup = typeof value === 'object';
  if (
    isGroup &&
    /^[{[]/.test(written) &&
    expected !== 'array' &&
    expected !== 'object' &&
    expected !== 'record'
  )
    return bracesWords(path, written);
  if (expected === 'string' && !isGroup) return `must be a text; put it in quotes: "${written}"`;
  const found = isGroup ? (Array.isArray(value) ? 'a list' : 'a group of keys') : JSON.stringify(value);
  const how = expected === 'array' ? ': start each entry with "- ", or write them in [ ]' : '';
  return `must be ${wanted}, not ${found}${how}`;
}

function issueWords(issue: Issue, source: MappingSource): string {
  const value = valueAt(source.data, issue.path);
  const written = source.written(issue.path);
  switch (issue.code) {
    case 'invalid_key': {
      const message = issue.issues[0]?.message ?? issue.message;
      return message.startsWith('must ') ? `"${String(issue.path.at(-1))}" ${message}` : message;
    }
    case 'invalid_type':
      return typeWords(issue.path, value, written, issue.expected);
    case 'invalid_union':
      // Where one of several kinds may stand, the schema names those that are not simply a text or number.
      return issue.message === 'Invalid input' || value === null
        ? typeWords(issue.path, value, written, 'single')
        : `${issue.message}, not ${written}`;
    default:
      return `${issue.message}${value === null ? '' : `, not ${written}`}`;
  }
}

/** What the schema refused of a mapping, in words with lines. */
export function explainMapping(issues: readonly Issue[], source: MappingSource): Mistake[] {
  return issues.flatMap((issue): Mistake[] => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : null;
    if (keys === null)
      return [{ line: source.lineOf(issue.path), path: issue.path, message: issueWords(issue, source) }];
    // "__proto__" is told by the reading of the file, wherever it stands.
    return keys.flatMap((key) => {
      if (key === '__proto__') return [];
      const path = [...issue.path, key];
      return [{ line: source.lineOf(path), path, message: unknownKey(issue.path, key) }];
    });
  });
}
