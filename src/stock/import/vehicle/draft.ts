import { emptyTable } from '../../../lib/own-property.ts';
import { cleanText, SHORT_TEXT } from '../../text/clean.ts';
import { decodeEntities } from '../../text/entities.ts';
import type { DateOrders } from '../cells/date-orders.ts';
import { leadingNumber } from '../cells/number.ts';
import { wordKey } from '../cells/word-key.ts';
import type { Note, Problem } from '../feed/notes.ts';
import type { Raw, RawField } from '../feed/raw.ts';

const UNKNOWN =
  /^(-+|–|nan|null|undefined|n\/a|na|unknown|unspecified|not specified|not applicable|not available|none|\?+)$/i;

/** What to do with a price in another currency: list without a price, put the record in quarantine, or AUD a unit. */
export type CurrencyRule = 'poa' | 'quarantine' | number;

/** Settings a feed's vehicles are built by. */
export interface BuildSettings {
  now: Date;
  /** More words that mean "not known", lower case. */
  unknown: ReadonlySet<string>;
  /** By code; a currency without a rule is listed without a price. */
  currencies: Readonly<Record<string, CurrencyRule>>;
  /** Unit of an odometer that names none. */
  distance: 'km' | 'miles';
  /** Reads the feed's dates, each column in one order. */
  dates: DateOrders;
  /** AUD below which a price is taken for a mistake. */
  lowestPrice: number;
  /** The feed's id is made for this platform and wins over stock number and VIN. */
  ownId: boolean;
}

/** Counts words by field for the report: unknown markers, and words no canonical value was found for. */
export interface WordCounts {
  unknown: (field: string, word: string) => void;
  unmatched: (field: string, word: string) => void;
}

/** One vehicle in the making: reads the seller's words and gathers notes and problems. */
export class Draft {
  readonly notes: Note[] = [];
  readonly problems: Problem[] = [];
  readonly words: Record<string, string> = emptyTable();
  /** Code of the other currency a price was withheld for. */
  foreign: string | null = null;
  readonly raw: Raw;
  readonly settings: BuildSettings;
  private readonly counts: WordCounts;
  /** Fields whose word for "not known" is counted: several rules read one field. */
  private readonly unknown = new Set<RawField>();

  constructor(raw: Raw, settings: BuildSettings, counts: WordCounts) {
    this.raw = raw;
    this.settings = settings;
    this.counts = counts;
  }

  /** The field's first value, entities decoded and trimmed but otherwise as written; null when not given. */
  exact(field: RawField): string | null {
    const value = this.raw[field];
    const text = Array.isArray(value) ? value.find((part) => part.trim() !== '') : value;
    if (text === undefined) return null;
    const trimmed = decodeEntities(text).trim();
    if (trimmed === '') return null;
    const word = /^(["'])(.*)\1$/s.exec(trimmed)?.[2]?.trim() ?? trimmed;
    if (!UNKNOWN.test(word) && !this.settings.unknown.has(word.toLowerCase())) return trimmed;
    if (!this.unknown.has(field)) this.counts.unknown(field, word.slice(0, 40));
    this.unknown.add(field);
    return null;
  }

  /** The field as one line of clean text; null when not given. */
  text(field: RawField, max: number = SHORT_TEXT): string | null {
    const value = this.exact(field);
    return value === null ? null : cleanText(value, max) || null;
  }

  /** Every value of the field as written. */
  all(field: RawField): string[] {
    const value = this.raw[field];
    if (value === undefined) return [];
    return typeof value === 'string' ? [value] : value;
  }

  /** Keeps what the seller wrote where the vehicle says something else; spelling of numbers and case do not count. */
  keep(field: string, words: string, instead: unknown): void {
    const said = String(instead);
    if (said === words || wordKey(said) === wordKey(words)) return;
    if (
      typeof instead === 'number' &&
      /^[\s$\d.,]*(aud|kms?)?$/i.test(words) &&
      leadingNumber(words) === instead
    )
      return;
    this.words[field] = cleanText(words, 300);
  }

  repaired(field: string, value: string | null, reason: string): void {
    this.notes.push({ kind: 'repaired', field, value, reason });
  }

  doubtful(field: string, value: string, reason: string): void {
    this.notes.push({ kind: 'doubtful', field, value: value.slice(0, 200), reason });
  }

  /** Leaves a value out because it cannot be right; the seller's words stay in `seller_words`. */
  withheld(field: string, value: string, reason: string): void {
    this.notes.push({ kind: 'withheld', field, value: value.slice(0, 200), reason });
    this.keep(field, value, null);
  }

  unmatched(field: string, word: string): void {
    this.counts.unmatched(field, word.slice(0, 60));
  }

  problem(field: string, value: string | null, reason: string): void {
    this.problems.push({ field, value: value === null ? null : value.slice(0, 200), reason });
  }
}
