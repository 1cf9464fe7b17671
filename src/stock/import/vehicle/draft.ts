import { emptyTable } from '../../../lib/own-property.ts';
import type { ItemType } from '../../car.ts';
import { cleanText, SHORT_TEXT } from '../../text/clean.ts';
import { decodeEntities } from '../../text/entities.ts';
import type { DateOrders } from '../cells/date-orders.ts';
import { firstNumber } from '../cells/number.ts';
import { wordKey } from '../cells/word-key.ts';
import type { RawField, RawVehicle } from '../feed/feed-record.ts';
import type { Note, Problem } from '../feed/notes.ts';

/** Words for "not known". */
const UNKNOWN =
  /^(-+|–|nan|null|undefined|n\/a|na|unknown|unspecified|not specified|not applicable|not available|none|\?+)$/i;

/** Words for "none of these" and "not known yet", in fields that describe the vehicle. Elsewhere they have a meaning. */
const NONE_OF_THESE =
  /^(others?|misc|miscellaneous|tb[ac]|t\.b\.[ac]\.?|nil|not (stated|provided|given|known|listed|set|sure)|no data|(please )?select|any|0+(\.0+)?|\.+|\*+)$/i;
const DESCRIBING: ReadonlySet<RawField> = new Set<RawField>([
  'badge',
  'series',
  'body',
  'fuel',
  'trans',
  'drive',
  'colour',
  'interior_colour',
  'engine',
  'induction',
  'gears',
  'axle_type',
  'item_type',
  'price_type',
  'tag',
  'warranty',
  'lams',
  'city',
]);
/** Words for "not known" that say something about a field: a vehicle that is not available is not for sale. */
const MEANINGFUL: ReadonlyMap<RawField, RegExp> = new Map([['status', /^not available$/i]]);

/**
 * Treatment of prices in another currency: list without a price, quarantine the record, or convert at a rate
 * in AUD.
 */
export type CurrencyRule = 'poa' | 'quarantine' | number;

/** Settings for building the vehicles of a feed. */
export interface BuildSettings {
  now: Date;
  /** Further words that mean "not known", in lower case. */
  unknown: ReadonlySet<string>;
  /** By currency code. Vehicles priced in a currency without a rule are listed without a price. */
  currencies: Readonly<Record<string, CurrencyRule>>;
  /** Unit of odometers without one. */
  distance: 'km' | 'miles';
  /** Parses the feed's dates, each column in one order. */
  dates: DateOrders;
  /** AUD. Lower prices are taken for mistakes and left out. */
  lowestPrice: number;
  /** Kind of vehicles whose records do not show it. */
  itemType: ItemType;
  /** True if the mapping defines the id, which then wins over stock number and VIN. */
  mappingDefinesId: boolean;
}

/** Counts words by field for the report: words for "not known", and words without a standard value. */
export interface WordCounts {
  unknown: (field: string, word: string) => void;
  unmatched: (field: string, word: string) => void;
}

/** Counters that do nothing, for a record whose words were already counted. */
export const NO_COUNTS: WordCounts = { unknown: () => {}, unmatched: () => {} };

/** A vehicle being built: reads the seller's texts, and collects notes and problems. */
export class Draft {
  readonly notes: Note[] = [];
  readonly problems: Problem[] = [];
  /** Becomes the vehicle's `seller_words`. */
  readonly sellerWords: Record<string, string> = emptyTable();
  /** Code of the currency because of which a price was left out. */
  foreignCurrency: string | null = null;
  readonly raw: RawVehicle;
  readonly settings: BuildSettings;
  private readonly counts: WordCounts;
  /** Fields whose word for "not known" was counted. Several rules may read the same field. */
  private readonly countedUnknown = new Set<RawField>();

  constructor(raw: RawVehicle, settings: BuildSettings, counts: WordCounts) {
    this.raw = raw;
    this.settings = settings;
    this.counts = counts;
  }

  /**
   * The field's first value, trimmed and with entities decoded; null if it is missing or means "not known".
   */
  cellText(field: RawField): string | null {
    const value = this.raw[field];
    const text = Array.isArray(value) ? value.find((part) => part.trim() !== '') : value;
    if (text === undefined) return null;
    const trimmed = decodeEntities(text).trim();
    if (trimmed === '') return null;
    const word = /^(["'])(.*)\1$/s.exec(trimmed)?.[2]?.trim() ?? trimmed;
    if (MEANINGFUL.get(field)?.test(word)) return trimmed;
    const isNone = UNKNOWN.test(word) || (DESCRIBING.has(field) && NONE_OF_THESE.test(word));
    if (!isNone && !this.settings.unknown.has(word.toLowerCase())) return trimmed;
    if (!this.countedUnknown.has(field)) this.counts.unknown(field, word.slice(0, 40));
    this.countedUnknown.add(field);
    return null;
  }

  /** The field as one line of clean text; null if it is missing or means "not known". */
  cleanLine(field: RawField, max: number = SHORT_TEXT): string | null {
    const value = this.cellText(field);
    return value === null ? null : cleanText(value, max) || null;
  }

  /** All values of the field as written. */
  allValues(field: RawField): string[] {
    const value = this.raw[field];
    if (value === undefined) return [];
    return typeof value === 'string' ? [value] : value;
  }

  /**
   * Stores the seller's text in `seller_words` if the vehicle's value differs from it in more than case and number
   * format.
   */
  keepSellerWords(field: string, words: string, standardValue: unknown): void {
    const value = String(standardValue);
    if (value === words || wordKey(value) === wordKey(words)) return;
    if (
      typeof standardValue === 'number' &&
      /^[\s$\d.,]*(aud|kms?)?$/i.test(words) &&
      firstNumber(words) === standardValue
    )
      return;
    this.sellerWords[field] = cleanText(words, 300);
  }

  noteRepaired(field: string, value: string | null, reason: string): void {
    this.notes.push({ kind: 'repaired', field, value, reason });
  }

  noteDoubtful(field: string, value: string, reason: string): void {
    this.notes.push({ kind: 'doubtful', field, value: value.slice(0, 200), reason });
  }

  /** Notes an impossible value that was left out; the text stays in `seller_words`. */
  noteWithheld(field: string, value: string, reason: string): void {
    this.notes.push({ kind: 'withheld', field, value: value.slice(0, 200), reason });
    this.keepSellerWords(field, value, null);
  }

  countUnmatched(field: string, word: string): void {
    this.counts.unmatched(field, word.slice(0, 60));
  }

  addProblem(field: string, value: string | null, reason: string): void {
    this.problems.push({ field, value: value === null ? null : value.slice(0, 200), reason });
  }
}
