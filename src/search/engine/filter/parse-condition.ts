import type { CollectionSchema, Field } from '../../collection/collection.ts';
import { SearchProblem } from '../../search-problem.ts';
import { splitList } from '../split-list.ts';
import { wordsOf } from '../text/each-token.ts';
import type { Condition, TextValue } from './expression.ts';
import { parseNumber } from './parse-number.ts';
import { listContent, splitQuoted } from './values.ts';

const emptyValue = (field: string) =>
  new SearchProblem(400, `Error with filter field \`${field}\`: Filter value cannot be empty.`);

/** Splits off the operator: `=`, `!=`, `!` or none. Only text fields support `!`. */
function splitOperator(text: string, operators = /^(=|!=|!)?/): { operator: string; rest: string } {
  const operator = operators.exec(text)?.[0] ?? '';
  return { operator, rest: text.slice(operator.length).trim() };
}

const EQUALITY = /^(=|!=)?/;

function parseId(text: string): Condition {
  const { operator, rest } = splitOperator(text, EQUALITY);
  if (rest === '') throw emptyValue('id');
  const ids = splitQuoted(listContent(rest) ?? rest);
  return { kind: 'id', negate: operator === '!=', ids: ids.includes('*') ? null : ids };
}

function parseTextValue(field: Field, text: string): TextValue {
  const prefix = text.length > 1 && text.endsWith('*');
  const words = wordsOf(text, field.symbols_to_index);
  if (words.length === 0) throw emptyValue(field.name);
  return { words, prefix };
}

function parseText(field: Field, text: string): Condition {
  const { operator, rest } = splitOperator(text);
  if (rest === '') throw emptyValue(field.name);
  const list = listContent(rest);
  // An empty list matches no document; negated it matches all.
  const values = list === null ? [rest] : splitQuoted(list);
  return {
    kind: 'text',
    field: field.name,
    exact: operator.endsWith('='),
    negate: operator.startsWith('!'),
    values: values.map((value) => parseTextValue(field, value)),
    symbols: field.symbols_to_index,
  };
}

function parseBool(field: Field, text: string): Condition {
  const { operator, rest } = splitOperator(text, EQUALITY);
  if (rest === '') throw emptyValue(field.name);
  const list = listContent(rest);
  const values = (list === null ? [rest] : splitList(list)).map((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    throw new SearchProblem(
      400,
      list === null
        ? `Value of filter field \`${field.name}\` must be \`true\` or \`false\`.`
        : `Values of filter field \`${field.name}\`: must be \`true\` or \`false\`.`,
    );
  });
  return { kind: 'bool', field: field.name, negate: operator.startsWith('!'), values };
}

/**
 * Parses `field:value` of a filter.
 *
 * @throws SearchProblem if the schema has no such field or the value has the wrong type
 */
export function parseCondition(schema: CollectionSchema, text: string): Condition {
  const colon = text.indexOf(':');
  if (colon === -1) throw new SearchProblem(400, 'Could not parse the filter query.');
  const name = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  if (name === 'id') return parseId(value);

  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field) {
    throw new SearchProblem(400, `Could not find a filter field named \`${name}\` in the schema.`);
  }
  if (field.index === false) {
    throw new SearchProblem(400, `Cannot filter on non-indexed field \`${name}\`.`);
  }
  if (field.type === 'string' || field.type === 'string[]') return parseText(field, value);
  const bare = value.replace(/^= */, '');
  return field.type === 'bool' ? parseBool(field, bare) : parseNumber(field, bare);
}
