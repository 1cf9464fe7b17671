import { z } from 'zod';
import { ENCODING_RULE, isEncoding } from '../feed/encoding.ts';
import { RAW_FIELDS } from '../feed/feed-record.ts';
import { FUNCTIONS } from './expression-functions.ts';

const field = z.enum(RAW_FIELDS);
const listName = z
  .string()
  .regex(
    /^(?!(and|or|not|true|false)$)[a-z_][a-z0-9_]*$/,
    'the name of a list starts with a lower-case letter or "_", has only lower-case letters, digits and "_", and is not and, or, not, true or false',
  )
  .refine((name) => !Object.hasOwn(FUNCTIONS, name), 'a list cannot have the name of a function');
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const RATE = 'must be poa, quarantine or a rate above 0';
const rule = {
  /** Expression; the rule applies to records for which it is true. */
  when: z.string(),
  /** The reason shown in the report. */
  because: z.string(),
};

/** A mapping file: maps the columns of one seller's feed to vehicles. Every key is optional. */
export const mappingSchema = z.strictObject({
  /** Name of the feed, for people. */
  name: z.string().optional(),
  /** Column separator; by default detected from the header. */
  delimiter: z.string().length(1, 'must be one character').optional(),
  /** Encoding of the feed, such as windows-1250; by default detected from its bytes. */
  encoding: z.string().refine(isEncoding, ENCODING_RULE).optional(),
  /**
   * The place of the vehicles in a JSON or XML feed: the path of a list, or of an object with an entry for each vehicle
   * (data.vehicles), or the name or path of an element (bike, stock.bikes.bike). By default found.
   */
  records: z.string().optional(),
  /** Words that mean "not known", besides the usual "-", "nan", "n/a". */
  unknown: z.array(scalar).default([]),
  /** Field → column of the feed, used unchanged. */
  columns: z.partialRecord(field, z.string()).default({}),
  /**
   * Name → words for `one_of`, `starts_with` and `title` in expressions, for example the makes of a group.
   */
  lists: z.record(listName, z.array(scalar)).default({}),
  /** Field → expression over columns; see the functions of the mapping language. */
  expressions: z.partialRecord(field, z.string()).default({}),
  /** Field → the same value for every vehicle; a column or expression with a value wins. */
  constants: z.partialRecord(field, scalar).default({}),
  /** Field → the seller's value → the value to use. Case is ignored; empty text means "not known". */
  values: z.partialRecord(field, z.record(z.string(), scalar)).default({}),
  /** Columns left out on purpose, each with the reason. The report does not list them as unused. */
  ignore: z.record(z.string(), z.string()).default({}),
  /** Corrections of columns, applied in order before anything is read. Each is noted in the report. */
  repairs: z.array(z.strictObject({ ...rule, set: z.record(z.string(), z.string()) })).default([]),
  /** Records that must not become vehicles. */
  quarantine: z.array(z.strictObject({ ...rule, field: z.string() })).default([]),
  /**
   * Currencies other than AUD: "poa" (default) lists without a price, "quarantine" keeps the record out, a
   * number is the exchange rate to AUD.
   */
  currencies: z
    .record(
      z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as USD'),
      z.union([z.enum(['poa', 'quarantine']), z.number().positive(RATE)], RATE),
    )
    .default({}),
  /** Unit of odometers without one: km (default) or miles. */
  distance: z.enum(['km', 'miles'], 'must be km or miles').default('km'),
  /**
   * Order of day, month and year in dates of three numbers. By default detected for each column, else day
   * first.
   */
  date_order: z.enum(['dmy', 'mdy', 'ymd'], 'must be dmy, mdy or ymd').optional(),
  /** AUD. Lower prices are taken for mistakes and not shown. Default 300. */
  lowest_price: z.number().min(0, 'must be 0 or more').default(300),
});

export type MappingFile = z.infer<typeof mappingSchema>;
