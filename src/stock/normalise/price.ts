import { parseNumber } from './number.ts';

/** What a price cell says. `none`: deliberately without a price (POA, "call us", 0). */
export type ParsedPrice =
  | { kind: 'amount'; amount: number; currency: string | null }
  | { kind: 'none' }
  | { kind: 'unreadable' };

const NO_PRICE =
  /^(poa|p\.o\.a\.?|tba|tbc|n\/?a|call.*|contact.*|enquire.*|price on (application|request)|request.*|ask.*|-+)$/i;
/** What sellers write behind a price: "inc. GST", "EGC", "drive away", "ono". */
const TRAILING =
  /\s+((inc\.?|incl\.?|including|exc\.?|excl\.?|excluding|plus|\+)\s.*|drive ?-?away.*|d\/a|dap|egc|ono|o\.n\.o\.?|neg\.?|negotiable)$/i;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
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

/** What is written behind a price: "drive away" of "$45,990 drive away"; null where nothing is. */
export function wordsAfterPrice(text: string): string | null {
  return TRAILING.exec(text.trim())?.[1] ?? null;
}

/**
 * Reads "10499 AUD", "A$10,499.00", "$10,499", "105 950 kr", "POA". A bare number or "$" names no currency.
 * The amount is in whole units of its currency, rounded.
 */
export function parsePrice(text: string): ParsedPrice {
  const parsed = parseExactPrice(text);
  return parsed.kind === 'amount' ? { ...parsed, amount: Math.round(parsed.amount) } : parsed;
}

/** Reads a price as `parsePrice` does, with the part of its amount behind the point. */
export function parseExactPrice(text: string): ParsedPrice {
  let rest = text.trim().replace(TRAILING, '').replace(/\*+$/, '').trim();
  if (rest === '' || NO_PRICE.test(rest)) return { kind: 'none' };
  let currency: string | null = null;
  const code = /^([A-Z]{3})[\s\u00a0]+(?=[\d$])|[\s\u00a0]*([A-Z]{3})$/.exec(rest);
  const named = code?.[1] ?? code?.[2] ?? null;
  if (code && named !== null && CURRENCIES.has(named)) {
    currency = named;
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
