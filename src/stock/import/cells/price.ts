import { parseNumber } from './number.ts';

/** Content of a price cell. `none`: deliberately without a price (POA, "call us", 0). */
export type ParsedPrice =
  | { kind: 'amount'; amount: number; currency: string | null }
  | { kind: 'none' }
  | { kind: 'unreadable' };

const NO_PRICE =
  /^(poa|p\.o\.a\.?|tba|tbc|n\/?a|call.*|contact.*|enquire.*|price on (application|request)|request.*|ask.*|-+)$/i;
const INCLUDES = String.raw`inc\.?|incl\.?|includ(?:es?|ed|ing)|inclusive`;
const EXCLUDES = String.raw`not|non|ex\.?|exc\.?|excl\.?|exclud(?:es?|ed|ing)|exclusive|before|without|w\/o|less|plus`;
/**
 * Words and abbreviations for drive away (of caravans tow away, of motorcycles ride away), on-road costs, excluding
 * government charges, "or near offer" and "negotiable".
 */
const TERMS = String.raw`(?:drive|ride|tow) ?-?away.*|on[ -]?roads?\b.*|d\/?a|dap|egc|ono|o\.n\.o\.?|neg\.?|negotiable`;
/** Words sellers write after a price: "inc. GST", "EGC", "drive away", "not drive away", "+ ORC", "ono". */
const TRAILING = new RegExp(
  String.raw`(?:[\s,;(–-]+((?:${INCLUDES}|${EXCLUDES})[\s-].*|${TERMS})|\s*(\+\s*[a-z].*))$`,
  'is',
);
/** Words sellers write before a price: "Drive away $45,990", "EGC: $45,990", "Now only $45,990". */
const LEADING =
  /^((?:drive|ride|tow)[ -]?away(?: price)?|d\/a|dap|egc|ex(?:cl?|cluding)?\.? gov(?:t|ernment)?\.? charges|from|now(?: only)?|only|just|price|special(?: price)?|sale(?: price)?|(?:our|asking) price)\s?[:=–-]?\s?(?=(?:[a-z]{1,3}[ $]?|[$€£]) ?\d|\d)/i;
// Longer cells are not prices, and the patterns above take quadratic time for long runs of spaces.
const MAX_LENGTH = 200;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
// "$" alone is null: Australian dealers mean AUD, but the feed may have a column for the currency.
const SYMBOLS: readonly (readonly [RegExp, string | null])[] = [
  [/^(A\$|AU\$|AUD\$?)|(\s*AUD)$/i, 'AUD'],
  [/^(NZ\$)/i, 'NZD'],
  [/^(US\$)/i, 'USD'],
  [/^(C\$|CA\$)/i, 'CAD'],
  [/^€|€$/, 'EUR'],
  [/^£|£$/, 'GBP'],
  [/^R(?=\s?\d)/, 'ZAR'],
  [/\s*kr\.?$|^kr\.?\s*/i, 'SEK'],
  [/^\$|\$$/, null],
];

/** The words beside a price: "drive away" in "$45,990 (drive away)" or "Drive away $45,990"; null if there are none. */
export function wordsBesidePrice(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return null;
  const found = TRAILING.exec(trimmed);
  const words = found?.[1] ?? found?.[2] ?? LEADING.exec(trimmed)?.[1];
  return words?.replace(/[()]+/g, ' ').trim() ?? null;
}

/**
 * Parses "10499 AUD", "A$10,499.00", "$10,499", "105 950 kr", "POA". The currency of a bare number or "$" is
 * null. The amount is rounded to whole units of its currency.
 */
export function parsePrice(text: string): ParsedPrice {
  const parsed = parseExactPrice(text);
  return parsed.kind === 'amount' ? { ...parsed, amount: Math.round(parsed.amount) } : parsed;
}

/** Parses a price as `parsePrice` does, without rounding. */
export function parseExactPrice(text: string): ParsedPrice {
  if (text.trim().length > MAX_LENGTH) return { kind: 'unreadable' };
  let rest = text
    .trim()
    .replace(TRAILING, '')
    .replace(LEADING, '')
    .replace(/[*^†‡#]+$/, '')
    .trim();
  if (rest === '' || NO_PRICE.test(rest)) return { kind: 'none' };
  let currency: string | null = null;
  const code = /^([A-Z]{3})[\s\u00a0]+(?=[\d$])|[\s\u00a0]*([A-Z]{3})$/.exec(rest);
  const namedCurrency = code?.[1] ?? code?.[2] ?? null;
  if (code && namedCurrency !== null && CURRENCIES.has(namedCurrency)) {
    currency = namedCurrency;
    rest = rest.replace(code[0], '').trim();
  }
  for (const [pattern, name] of SYMBOLS) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, '').trim();
    currency ??= name;
    break;
  }
  const amount = parseNumber(rest);
  if (amount === null || amount < 0) return { kind: 'unreadable' };
  return amount === 0 ? { kind: 'none' } : { kind: 'amount', amount, currency };
}
