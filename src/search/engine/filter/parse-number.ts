import type { Field } from '../../collection/collection.ts';
import { SearchProblem } from '../../search-problem.ts';
import { splitList } from '../split-list.ts';
import type { Condition, NumberTest } from './expression.ts';
import { listContent } from './values.ts';

const INTEGER = /^[+-]?\d+$/;
const FLOAT = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const INT32 = { lowest: -(2 ** 31), highest: 2 ** 31 - 1 };

const fail = (field: Field, message: string): never => {
  throw new SearchProblem(400, `Error with filter field \`${field.name}\`: ${message}`);
};

function parseValue(field: Field, text: string): number {
  if (field.type === 'float')
    return FLOAT.test(text) ? Math.fround(Number(text)) : fail(field, 'Not a float.');
  if (field.type === 'int64') return INTEGER.test(text) ? Number(text) : fail(field, 'Not an int64.');
  if (!INTEGER.test(text)) return fail(field, 'Not an int32.');
  const value = Number(text);
  if (value < INT32.lowest || value > INT32.highest) {
    fail(field, `\`${text}\` exceeds the range of an int32.`);
  }
  return value;
}

/**
 * The next value of the field's type above (`step` 1) or below (-1) a number. The bits of a 32-bit float, read as an
 * integer, are in the order of the floats: adding 1 gives the next float away from zero. The floats next to 0 have the
 * bits 1 and, if negative, 0x80000001.
 */
function adjacentValue(field: Field, value: number, step: number): number {
  if (field.type !== 'float') return value + step;
  const bits = new Int32Array(1);
  const float = new Float32Array(bits.buffer);
  float[0] = value;
  if (value === 0) bits[0] = step > 0 ? 1 : -0x7fffffff;
  else bits[0] = (bits[0] as number) + (value > 0 ? step : -step);
  return float[0] as number;
}

function parseTest(field: Field, text: string): NumberTest {
  if (INTEGER.test(text) || FLOAT.test(text)) {
    const value = parseValue(field, text);
    return { kind: 'range', from: value, to: value };
  }
  const [, operator, rest = ''] = /^(<=|>=|!=|<|>)\s*(.*)$/s.exec(text) ?? [];
  const operand = () => parseValue(field, rest);
  switch (operator) {
    case '<=':
      return { kind: 'range', from: -Infinity, to: operand() };
    case '>=':
      return { kind: 'range', from: operand(), to: Infinity };
    case '!=':
      return { kind: 'not', value: operand() };
    case '<':
      return { kind: 'range', from: -Infinity, to: adjacentValue(field, operand(), -1) };
    case '>':
      return { kind: 'range', from: adjacentValue(field, operand(), 1), to: Infinity };
  }
  const bounds = text.split('..').map((bound) => bound.trim());
  if (bounds.length === 1) fail(field, 'Numerical field has an invalid comparator.');
  if (bounds.length > 2) throw new SearchProblem(400, 'Could not parse the filter query.');
  const [from = '', to = ''] = bounds;
  if (from === '' || to === '') {
    // Typesense validates the bound that is given and matches nothing.
    for (const bound of bounds) if (bound !== '') parseValue(field, bound);
    return { kind: 'range', from: Infinity, to: -Infinity };
  }
  return { kind: 'range', from: parseValue(field, from), to: parseValue(field, to) };
}

/**
 * Parses a condition on a number field: `5`, `>=5`, `[5..10]`, `[5..10, >20]` or their negation.
 *
 * @throws SearchProblem
 */
export function parseNumber(field: Field, text: string): Condition {
  const conditionOf = (rest: string, negate: boolean): Condition => {
    const list = listContent(rest);
    const tests = (list === null ? [rest] : splitList(list)).map((value) => parseTest(field, value));
    return { kind: 'number', field: field.name, negate, tests };
  };
  return text.startsWith('!=') ? conditionOf(text.slice(2).trim(), true) : conditionOf(text, false);
}
