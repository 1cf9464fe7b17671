import { titleCase } from '../../../lib/title-case.ts';
import { feetInMm } from '../cells/length.ts';
import { firstNumber } from '../cells/number.ts';
import { ExpressionError } from './expression-tokens.ts';
import { asList, asText, type Kind, type Value } from './expression-values.ts';
import { LinearPattern, PatternError } from './linear-pattern.ts';

/** A function of the mapping language. */
export interface MappingFunction {
  min: number;
  max: number;
  /** Types of the arguments; the last one applies to all further arguments. */
  takes: readonly (Kind | 'pattern')[];
  gives: Kind;
  /** Its arguments, for messages and the guide. */
  usage: string;
  apply(values: Value[], now: Date): Value;
}

const MAX_PATTERNS = 200;
const MAX_ARGUMENTS = 1_000;
const patterns = new Map<string, LinearPattern>();

/**
 * Compiles a pattern; compiled patterns are cached.
 *
 * @throws ExpressionError for an invalid pattern
 */
export function patternOf(source: string): LinearPattern {
  const known = patterns.get(source);
  if (known) return known;
  try {
    if (patterns.size > MAX_PATTERNS) patterns.clear();
    const compiled = new LinearPattern(source);
    patterns.set(source, compiled);
    return compiled;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new ExpressionError(`has an invalid pattern, "${source.slice(0, 80)}": it ${error.message}`);
  }
}

const pattern = (value: Value | undefined): LinearPattern => patternOf(asText(value));

function number(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : firstNumber(asText(value));
}

function scaled(value: Value | undefined, factor: number): Value {
  const found = number(value);
  return found === null ? null : Math.round(found * factor * 1_000) / 1_000;
}

function converter(name: string, unit: string, factor: number): MappingFunction {
  return {
    min: 1,
    max: 1,
    takes: ['number'],
    gives: 'number',
    usage: `${name}(value): ${unit}`,
    apply: ([value]) => scaled(value, factor),
  };
}

function textFunction(name: string, apply: (text: string) => string): MappingFunction {
  return {
    min: 1,
    max: 1,
    takes: ['text'],
    gives: 'text',
    usage: `${name}(text)`,
    apply: ([value]) => apply(asText(value)),
  };
}

const wordsOf = (values: readonly Value[]): string[] => values.flatMap(asList).map((word) => word.trim());
/** Lower-case words of each list, which are looked up for every record. */
const lowerCaseWords = new WeakMap<string[], Set<string>>();

function lowerCaseSet(list: Value): ReadonlySet<string> {
  if (!Array.isArray(list)) return new Set([asText(list).trim().toLowerCase()]);
  const known = lowerCaseWords.get(list) ?? new Set(list.map((word) => word.trim().toLowerCase()));
  lowerCaseWords.set(list, known);
  return known;
}

/** True if a text starts with a whole word, case ignored. */
function startsWithWord(text: string, word: string): boolean {
  if (word === '' || text.slice(0, word.length).toLowerCase() !== word.toLowerCase()) return false;
  return !/^[\p{L}\p{N}]/u.test(text.slice(word.length));
}

/** The functions of the mapping language, by name. */
export const FUNCTIONS: Readonly<Record<string, MappingFunction>> = {
  split: {
    min: 3,
    max: 3,
    takes: ['text', 'text', 'number'],
    gives: 'text',
    usage: 'split(text, separator, position from 0; negative from the end)',
    apply: ([value, separator, position]) =>
      asText(value)
        .split(asText(separator))
        .at(number(position) ?? 0)
        ?.trim() ?? null,
  },
  match: {
    min: 2,
    max: 3,
    takes: ['text', 'pattern', 'number'],
    gives: 'text',
    usage: 'match(text, pattern, group = 1 or the whole)',
    apply: ([value, source, group]) => {
      const found = pattern(source).find(asText(value));
      return found ? (found[number(group) ?? (found.length > 1 ? 1 : 0)]?.trim() ?? null) : null;
    },
  },
  matches: {
    min: 2,
    max: 2,
    takes: ['text', 'pattern'],
    gives: 'yes or no',
    usage: 'matches(text, pattern)',
    apply: ([value, source]) => pattern(source).test(asText(value)),
  },
  replace: {
    min: 3,
    max: 3,
    takes: ['text', 'pattern', 'text'],
    gives: 'text',
    usage: 'replace(text, pattern, with)',
    apply: ([value, source, by]) => pattern(source).replace(asText(value), asText(by)),
  },
  lower: textFunction('lower', (text) => text.toLowerCase()),
  upper: textFunction('upper', (text) => text.toUpperCase()),
  trim: textFunction('trim', (text) => text.trim()),
  title: {
    min: 1,
    max: MAX_ARGUMENTS,
    takes: ['text', 'list'],
    gives: 'text',
    usage: 'title(text, word or list that keeps its spelling …)',
    apply: ([value, ...exceptions]) => titleCase(asText(value), wordsOf(exceptions)),
  },
  one_of: {
    min: 2,
    max: MAX_ARGUMENTS,
    takes: ['text', 'list'],
    gives: 'yes or no',
    usage: 'one_of(text, word or list …)',
    apply: ([value, ...lists]) => {
      const wanted = asText(value).trim().toLowerCase();
      return wanted !== '' && lists.some((list) => lowerCaseSet(list).has(wanted));
    },
  },
  starts_with: {
    min: 2,
    max: MAX_ARGUMENTS,
    takes: ['text', 'list'],
    gives: 'text',
    usage: 'starts_with(text, word or list …): the longest of them that the text starts with',
    apply: ([value, ...lists]) => {
      const text = asText(value).trim();
      const found = wordsOf(lists).filter((word) => startsWithWord(text, word));
      return found.sort((a, b) => b.length - a.length)[0] ?? null;
    },
  },
  after: {
    min: 2,
    max: 2,
    takes: ['text', 'text'],
    gives: 'text',
    usage: 'after(text, beginning): the text without it',
    apply: ([value, beginning]) => {
      const [text, word] = [asText(value).trim(), asText(beginning).trim()];
      return startsWithWord(text, word) ? text.slice(word.length).trim() : text;
    },
  },
  join: {
    min: 2,
    max: 20,
    takes: ['text', 'value'],
    gives: 'text',
    usage: 'join(separator, text, text …); empty texts are left out',
    apply: ([separator, ...rest]) =>
      rest
        .map(asText)
        .filter((part) => part.trim() !== '')
        .join(asText(separator)),
  },
  first: {
    min: 1,
    max: 20,
    takes: ['value'],
    gives: 'value',
    usage: 'first(value, value …): the first that is not empty',
    apply: (values) => values.find((value) => asText(value).trim() !== '') ?? null,
  },
  list: {
    min: 2,
    max: 2,
    takes: ['text', 'text'],
    gives: 'list',
    usage: 'list(text, separator)',
    apply: ([value, separator]) =>
      asText(value)
        .split(asText(separator))
        .map((part) => part.trim())
        .filter((part) => part !== ''),
  },
  empty: {
    min: 1,
    max: 1,
    takes: ['value'],
    gives: 'yes or no',
    usage: 'empty(value)',
    apply: ([value]) => /^(-|nan)?$/i.test(asText(value).trim()),
  },
  number: {
    min: 1,
    max: 1,
    takes: ['value'],
    gives: 'number',
    usage: 'number(text): the first number in it',
    apply: ([value]) => number(value),
  },
  multiply: {
    min: 2,
    max: 2,
    takes: ['number', 'number'],
    gives: 'number',
    usage: 'multiply(value, factor)',
    apply: ([value, factor]) => scaled(value, number(factor) ?? 1),
  },
  miles: converter('miles', 'in km', 1.609344),
  feet: {
    min: 1,
    max: 1,
    takes: ['value'],
    gives: 'number',
    usage: 'feet(text): in mm, also of feet and inches',
    // A text that is no length is kept, so that the field that gets it refuses it and the report shows it.
    apply: ([value]) => feetInMm(asText(value)) ?? asText(value),
  },
  inches: converter('inches', 'in mm', 25.4),
  pounds: converter('pounds', 'in kg', 0.45359237),
  tonnes: converter('tonnes', 'in kg', 1_000),
  if: {
    min: 2,
    max: 3,
    takes: ['value'],
    gives: 'value',
    usage: 'if(condition, then, else)',
    // The parser compiles `if` itself, so that only the chosen branch is evaluated.
    apply: () => null,
  },
  now: {
    min: 0,
    max: 0,
    takes: [],
    gives: 'text',
    usage: 'now(): the time of the import',
    apply: (_, now) => now.toISOString(),
  },
};
