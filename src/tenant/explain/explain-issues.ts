import { z } from 'zod';
import { nearestWord } from '../../lib/nearest-word.ts';
import { ownProperty } from '../../lib/own-property.ts';
import { counted } from '../../lib/plural.ts';
import { didYouMean, MAX_LISTED, orList } from '../did-you-mean.ts';
import { error, type Finding, type Path, pathText } from '../problem.ts';
import { keyMeta } from '../schema/key.ts';
import { keysAt, type Schema, schemaAt, unwrap, walkKeys } from '../schema/walk.ts';
import { describeType, describeValue } from './describe-type.ts';

type Issue = z.core.$ZodIssue;

/** The data being validated, with its schema. */
export interface Subject {
  schema: Schema;
  data: unknown;
  /** The value at a path as it is written in the file ("0412" rather than 412); null if it is a group or list. */
  sourceText(path: Path): string | null;
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => ownProperty(value as Record<string | number, unknown> | null | undefined, part),
    data,
  );
}

function findParent(schema: Schema, name: string): string | null {
  for (const found of walkKeys(schema)) {
    if (
      found.path.length > 1 &&
      found.path.at(-1) === name &&
      !found.path.some((part) => part.startsWith('['))
    ) {
      return found.path.slice(0, -1).join('.');
    }
  }
  return null;
}

function explainUnknownKey(subject: Subject, path: Path, name: string): string {
  const allowed = keysAt(subject.schema, path);
  const match = nearestWord(name, allowed);
  if (match) return `Unknown key "${name}". Did you mean "${match}"?`;
  const parent = findParent(subject.schema, name);
  if (parent) return `Unknown key "${name}" here. It belongs under ${parent}.`;
  const listed = allowed.slice(0, MAX_LISTED).join(', ');
  return `Unknown key "${name}". Allowed here: ${listed}${allowed.length > MAX_LISTED ? ' and others; docs/tenant-guide.md lists all' : ''}.`;
}

function hint(expected: string, value: unknown, written: string | null): string {
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return ` Put it in quotes: "${written ?? value}".`;
  }
  if (expected === 'boolean' && typeof value === 'string') return ' Write true or false, without quotes.';
  const numeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  if ((expected === 'number' || expected === 'int') && numeric) return ' Remove the quotes.';
  if (expected === 'array' && value !== null) return ' Start each entry of the list with "- ".';
  return '';
}

function explainType(subject: Subject, path: Path, expected: string): string {
  const schema = schemaAt(subject.schema, path);
  const wanted = schema ? describeType(schema) : expected;
  const name = path.at(-1);
  const value = valueAt(subject.data, path);
  if (value === undefined) {
    const description = schema ? keyMeta(schema).description : undefined;
    return `The key "${name}" is missing.${description ? ` Meaning: ${description}` : ''} Expected ${wanted}.`;
  }
  if (value === null) return `"${name}" is empty. Give ${wanted}, or remove the line.`;
  return `Expected ${wanted}; found ${describeValue(value)}.${hint(expected, value, subject.sourceText(path))}`;
}

/** Explains a key that decides which of several groups of keys its own group is: it has none of their values. */
function explainChoice({ schema, data }: Subject, path: Path): string {
  const group = schemaAt(schema, path.slice(0, -1));
  const groups = group && unwrap(group);
  const name = path.at(-1) ?? '';
  const choices = groups instanceof z.ZodUnion ? groups.options : [];
  const allowed = choices.flatMap((choice) => {
    const value = schemaAt(choice, [name]);
    return value instanceof z.ZodLiteral ? [...value.values].map(String) : [];
  });
  const value = valueAt(data, path);
  const near = typeof value === 'string' ? didYouMean(value, allowed) : '';
  return `Expected "${name}" to be ${orList(allowed)}; found ${describeValue(value)}.${near}`;
}

function explainUnion(subject: Subject, path: Path, branches: Issue[][]): Finding[] {
  // The branch whose type fits the value explains best what is wrong inside the value.
  const branchOfSameType = branches.find(
    (issues) => !issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0),
  );
  if (branchOfSameType)
    return explainIssues(
      branchOfSameType.map((issue) => ({ ...issue, path: [...path, ...issue.path] }) as Issue),
      subject,
    );
  return [error(path, explainType(subject, path, 'union'))];
}

function explainOne(issue: Issue, subject: Subject): Finding[] {
  const path = issue.path as (string | number)[];
  const found = describeValue(valueAt(subject.data, path));
  const schema = schemaAt(subject.schema, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
        ...error([...path, name], explainUnknownKey(subject, path, name)),
        at: 'key' as const,
      }));
    case 'invalid_type':
      return [error(path, explainType(subject, path, issue.expected))];
    case 'invalid_union':
      if (issue.errors.length === 0) return [error(path, explainChoice(subject, path))];
      return explainUnion(subject, path, issue.errors as Issue[][]);
    case 'invalid_value': {
      const value = valueAt(subject.data, path);
      if (value === undefined || value === null) return [error(path, explainType(subject, path, 'value'))];
      const wanted = schema ? describeType(schema) : issue.values.join(', ');
      const near = typeof value === 'string' ? didYouMean(value, issue.values.map(String)) : '';
      return [error(path, `Expected ${wanted}; found ${found}.${near}`)];
    }
    case 'invalid_format':
      return [error(path, `Expected ${issue.message}; found ${found}.`)];
    case 'too_small':
      if (issue.origin === 'array') {
        const least = counted(Number(issue.minimum), 'entry', 'entries');
        return [error(path, `"${path.at(-1)}" needs at least ${least}.`)];
      }
      if (issue.origin === 'string') return [error(path, `"${path.at(-1)}" is empty. Write a text.`)];
      return [error(path, `Expected ${schema ? describeType(schema) : 'another number'}; found ${found}.`)];
    case 'too_big':
      if (issue.origin === 'array') {
        const most = counted(Number(issue.maximum), 'entry', 'entries');
        return [error(path, `"${path.at(-1)}" can have at most ${most}. Remove some.`)];
      }
      if (issue.origin === 'string')
        return [error(path, `This text is longer than ${issue.maximum} characters. Shorten it.`)];
      return [error(path, `Expected ${schema ? describeType(schema) : 'another number'}; found ${found}.`)];
    default:
      return [error(path, `${issue.message}.`)];
  }
}

/**
 * Converts Zod issues to messages with the value found, the allowed values and the nearest known key. A key
 * that is missing only because it is misspelt is reported once.
 */
export function explainIssues(issues: readonly Issue[], subject: Subject): Finding[] {
  const misspeltKeys = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) =>
            pathText([
              ...(issue.path as Path),
              nearestWord(name, keysAt(subject.schema, issue.path as Path)) ?? '',
            ]),
          )
        : [],
    ),
  );
  return issues.flatMap((issue) => {
    const missing =
      issue.code !== 'unrecognized_keys' && valueAt(subject.data, issue.path as Path) === undefined;
    return missing && misspeltKeys.has(pathText(issue.path as Path)) ? [] : explainOne(issue, subject);
  });
}
