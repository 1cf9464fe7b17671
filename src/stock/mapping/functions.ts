import { leadingNumber } from '../normalise/number.ts';
import type { Expression, Value } from './expression.ts';

/** A function of the mapping language. `now` is the time of the import. */
export interface MappingFunction {
  min: number;
  max: number;
  /** Its arguments in words, for messages and the guide. */
  usage: string;
  apply(values: Value[]): Value;
}

const text = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value);
const MAX_PATTERNS = 200;
const patterns = new Map<string, RegExp>();

function pattern(source: string, flags = 'i'): RegExp {
  const key = `${flags}/${source}`;
  const known = patterns.get(key);
  if (known) return known;
  if (patterns.size > MAX_PATTERNS) patterns.clear();
  const made = new RegExp(source, flags);
  patterns.set(key, made);
  return made;
}

function number(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : leadingNumber(text(value));
}

function scaled(value: Value | undefined, factor: number): Value {
  const found = number(value);
  return found === null ? null : Math.round(found * factor * 1_000) / 1_000;
}

/** What expressions of a mapping file may call. Patterns are regular expressions, case ignored. */
export const FUNCTIONS: Readonly<Record<string, MappingFunction>> = {
  split: {
    min: 3,
    max: 3,
    usage: 'split(text, separator, position from 0; negative from the end)',
    apply: ([value, separator, position]) =>
      text(value)
        .split(text(separator))
        .at(number(position) ?? 0)
        ?.trim() ?? null,
  },
  match: {
    min: 2,
    max: 3,
    usage: 'match(text, pattern, group = 1 or the whole)',
    apply: ([value, source, group]) => {
      const found = pattern(text(source)).exec(text(value));
      return found ? (found[number(group) ?? (found.length > 1 ? 1 : 0)]?.trim() ?? null) : null;
    },
  },
  matches: {
    min: 2,
    max: 2,
    usage: 'matches(text, pattern)',
    apply: ([value, source]) => pattern(text(source)).test(text(value)),
  },
  replace: {
    min: 3,
    max: 3,
    usage: 'replace(text, pattern, with)',
    apply: ([value, source, by]) => text(value).replace(pattern(text(source), 'gi'), text(by)),
  },
  lower: { min: 1, max: 1, usage: 'lower(text)', apply: ([value]) => text(value).toLowerCase() },
  upper: { min: 1, max: 1, usage: 'upper(text)', apply: ([value]) => text(value).toUpperCase() },
  trim: { min: 1, max: 1, usage: 'trim(text)', apply: ([value]) => text(value).trim() },
  join: {
    min: 2,
    max: 20,
    usage: 'join(separator, text, text …); empty texts are left out',
    apply: ([separator, ...rest]) =>
      rest
        .map(text)
        .filter((part) => part.trim() !== '')
        .join(text(separator)),
  },
  first: {
    min: 1,
    max: 20,
    usage: 'first(value, value …): the first that is not empty',
    apply: (values) => values.find((value) => text(value).trim() !== '') ?? null,
  },
  list: {
    min: 2,
    max: 2,
    usage: 'list(text, separator)',
    apply: ([value, separator]) =>
      text(value)
        .split(text(separator))
        .map((part) => part.trim())
        .filter((part) => part !== ''),
  },
  empty: {
    min: 1,
    max: 1,
    usage: 'empty(value)',
    apply: ([value]) => /^(-|nan)?$/i.test(text(value).trim()),
  },
  number: {
    min: 1,
    max: 1,
    usage: 'number(text): the first number in it',
    apply: ([value]) => number(value),
  },
  multiply: {
    min: 2,
    max: 2,
    usage: 'multiply(value, factor)',
    apply: ([value, factor]) => scaled(value, number(factor) ?? 1),
  },
  miles: { min: 1, max: 1, usage: 'miles(value): in km', apply: ([value]) => scaled(value, 1.609344) },
  feet: { min: 1, max: 1, usage: 'feet(value): in mm', apply: ([value]) => scaled(value, 304.8) },
  inches: { min: 1, max: 1, usage: 'inches(value): in mm', apply: ([value]) => scaled(value, 25.4) },
  pounds: { min: 1, max: 1, usage: 'pounds(value): in kg', apply: ([value]) => scaled(value, 0.45359237) },
  tonnes: { min: 1, max: 1, usage: 'tonnes(value): in kg', apply: ([value]) => scaled(value, 1_000) },
  if: { min: 2, max: 3, usage: 'if(condition, then, else)', apply: () => null },
  now: { min: 0, max: 0, usage: 'now(): the time of the import', apply: () => new Date().toISOString() },
};

export function callFunction(definition: MappingFunction, values: readonly Expression[]): Expression {
  return (row) => definition.apply(values.map((value) => value(row)));
}
