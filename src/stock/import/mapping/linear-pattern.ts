import { RE2JS, RE2JSSyntaxException } from 're2js';

/** A mistake in a pattern, said in words. */
export class PatternError extends Error {}

const SPACE = '\\s\\x{A0}\\x{FEFF}\\p{Z}';

/** JavaScript's spelling where RE2 has another: `\u00e9`, and `\s` that also means spaces that do not break. */
function inRe2(source: string): string {
  let inClass = false;
  return source.replace(/\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,6})\}|\\[\s\S]|[[\]]/gi, (part, short, long) => {
    if (short ?? long) return `\\x{${short ?? long}}`;
    if (part === '[' && !inClass) inClass = true;
    else if (part === ']') inClass = false;
    if (part === '\\s') return inClass ? SPACE : `[${SPACE}]`;
    return part === '\\S' && !inClass ? `[^${SPACE}]` : part;
  });
}

function mistake({ error, input }: RE2JSSyntaxException, source: string): string {
  const part = input?.replace('(?i)', '') ?? '';
  if (/^\(\?(=|!|<=|<!)/.test(part))
    return 'looks ahead or behind ("(?=", "(?!", "(?<="), which patterns here cannot';
  if (/^\\[1-9]/.test(part)) return `refers back to a group ("${part}"), which patterns here cannot`;
  const words = error.startsWith('missing') ? `is ${error}` : `has an ${error}`;
  return part === '' || part === source ? words : `${words} at "${part}"`;
}

const MAX_TEXTS = 2_000;
const SHORT_TEXT = 60;

/** Remembers the answers for short texts: a column repeats the same few words, and RE2 is slow in JavaScript. */
function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > SHORT_TEXT) return answer(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = answer(text);
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, made);
    return made;
  };
}

/**
 * A regular expression that is matched in time linear to the text, whoever wrote it: RE2's syntax, case ignored.
 * @throws PatternError for what RE2 does not know, such as lookaheads and references back to a group.
 */
export class LinearPattern {
  private readonly compiled: RE2JS;

  constructor(source: string) {
    try {
      this.compiled = RE2JS.compile(inRe2(source), RE2JS.CASE_INSENSITIVE);
    } catch (error) {
      const isMistake = error instanceof RE2JSSyntaxException;
      throw new PatternError(isMistake ? mistake(error, source) : (error as Error).message);
    }
  }

  /** True where the pattern is found anywhere in the text. */
  readonly test = remembered((text) => this.compiled.test(text));

  /** The first match: the whole and then each group, null for a group that took no part; null without a match. */
  readonly find = remembered((text): readonly (string | null)[] | null => {
    const matcher = this.compiled.matcher(text);
    if (!matcher.find()) return null;
    return Array.from({ length: matcher.groupCount() + 1 }, (_, group) => matcher.group(group));
  });

  /** Every match replaced; `$1`, `$&` and `$$` in the replacement mean what they do in JavaScript. */
  replace(text: string, by: string): string {
    const matcher = this.compiled.matcher(text);
    let out = '';
    let from = 0;
    while (matcher.find()) {
      out += text.slice(from, matcher.start());
      out += by.replace(/\$(\$|&|\d{1,2})/g, (whole: string, what: string) => {
        if (what === '$') return '$';
        const group = what === '&' ? 0 : Number(what);
        return group <= matcher.groupCount() ? (matcher.group(group) ?? '') : whole;
      });
      from = matcher.end();
    }
    return out + text.slice(from);
  }
}
