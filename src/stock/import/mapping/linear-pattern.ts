import { RE2JS, RE2JSSyntaxException } from 're2js';
import { memoize } from '../../../lib/memoize.ts';

/** Thrown for an invalid pattern. The message continues the sentence "it …". */
export class PatternError extends Error {}

const SPACE = '\\s\\x{A0}\\x{FEFF}\\p{Z}';

/**
 * Converts the JavaScript syntax that RE2 spells differently: `\u00e9`, and `\s`, which here also matches
 * non-breaking spaces.
 */
function toRe2(source: string): string {
  let inClass = false;
  return source.replace(/\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,6})\}|\\[\s\S]|[[\]]/gi, (part, short, long) => {
    if (short ?? long) return `\\x{${short ?? long}}`;
    if (part === '[' && !inClass) inClass = true;
    else if (part === ']') inClass = false;
    if (part === '\\s') return inClass ? SPACE : `[${SPACE}]`;
    return part === '\\S' && !inClass ? `[^${SPACE}]` : part;
  });
}

function explain({ error, input }: RE2JSSyntaxException, source: string): string {
  const part = input?.replace('(?i)', '') ?? '';
  if (/^\(\?(=|!|<=|<!)/.test(part))
    return 'uses a lookahead or lookbehind ("(?=", "(?!", "(?<="), which is not supported';
  if (/^\\[1-9]/.test(part)) return `refers back to a group ("${part}"), which is not supported`;
  const words = error.startsWith('missing') ? `is ${error}` : `has an ${error}`;
  return part === '' || part === source ? words : `${words} at "${part}"`;
}

// Texts cached per pattern, and the length in characters up to which a text is cached.
const MAX_TEXTS = 2_000;
const SHORT_TEXT = 60;

/** Caches results for short texts: columns repeat the same few words, and RE2 is slow in JavaScript. */
function memoizeShortTexts<T>(compute: (text: string) => T): (text: string) => T {
  const cached = memoize(compute, MAX_TEXTS);
  return (text) => (text.length > SHORT_TEXT ? compute(text) : cached(text));
}

/**
 * A regular expression that matches in linear time, whoever wrote it. RE2 syntax, case ignored.
 *
 * @throws PatternError for syntax that RE2 does not support, such as lookaheads and back references
 */
export class LinearPattern {
  private readonly compiled: RE2JS;

  constructor(source: string) {
    try {
      this.compiled = RE2JS.compile(toRe2(source), RE2JS.CASE_INSENSITIVE);
    } catch (error) {
      const isSyntaxError = error instanceof RE2JSSyntaxException;
      throw new PatternError(isSyntaxError ? explain(error, source) : (error as Error).message);
    }
  }

  /** True if the pattern is found anywhere in the text. */
  readonly test = memoizeShortTexts((text) => this.compiled.test(text));

  /** The first match and its groups, null for a group that did not take part; null without a match. */
  readonly find = memoizeShortTexts((text): readonly (string | null)[] | null => {
    const matcher = this.compiled.matcher(text);
    if (!matcher.find()) return null;
    return Array.from({ length: matcher.groupCount() + 1 }, (_, group) => matcher.group(group));
  });

  /** Replaces every match. `$1`, `$&` and `$$` in the replacement have their JavaScript meaning. */
  replace(text: string, by: string): string {
    const matcher = this.compiled.matcher(text);
    let out = '';
    let from = 0;
    while (matcher.find()) {
      out += text.slice(from, matcher.start());
      out += by.replace(/\$(\$|&|\d{1,2})/g, (whole: string, reference: string) => {
        if (reference === '$') return '$';
        const group = reference === '&' ? 0 : Number(reference);
        return group <= matcher.groupCount() ? (matcher.group(group) ?? '') : whole;
      });
      from = matcher.end();
    }
    return out + text.slice(from);
  }
}
