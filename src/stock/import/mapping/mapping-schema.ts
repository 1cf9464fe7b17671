import { z } from 'zod';
import { ENCODING, isEncoding } from '../feed/encoding.ts';
import { RAW_FIELDS } from '../feed/raw.ts';
import { FUNCTIONS } from './functions.ts';

const field = z.enum(RAW_FIELDS);
const listName = z
  .string()
  .regex(
    /^(?!(and|or|not|true|false)$)[a-z_]\w*$/,
    'a list is named in lower-case letters, digits and "_", and not and, or, not, true or false',
  )
  .refine((name) => !Object.hasOwn(FUNCTIONS, name), 'a list cannot have the name of a function');
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const RATE = 'must be poa, quarantine or a rate above 0';
const rule = {
  /** An expression; the rule applies where it is true. */
  when: z.string(),
  /** The sentence the report gives. */
  because: z.string(),
};

/** A mapping file: how the columns of one seller's feed become vehicles. Every key may be left out. */
export const mappingSchema = z.strictObject({
  /** What the feed is, for people. */
  name: z.string().optional(),
  /** Column separator; guessed from the header when left out. */
  delimiter: z.string().length(1, 'must be one character').optional(),
  /** Encoding of the feed, such as windows-1250; its bytes tell when left out. */
  encoding: z.string().refine(isEncoding, ENCODING).optional(),
  /** Cells that mean "not known", beside the usual "-", "nan", "n/a". */
  unknown: z.array(scalar).default([]),
  /** Field → column of the feed, taken as it is. */
  columns: z.partialRecord(field, z.string()).default({}),
  /** Name → words, for `one_of`, `starts_with` and `title` in expressions: the makes of a group, for example. */
  lists: z.record(listName, z.array(scalar)).default({}),
  /** Field → expression over columns; see the functions of the mapping language. */
  expressions: z.partialRecord(field, z.string()).default({}),
  /** Field → the same value for every vehicle; a column or expression with a value wins. */
  constants: z.partialRecord(field, scalar).default({}),
  /** Field → the seller's value → ours; case is ignored. Empty text means "not known". */
  values: z.partialRecord(field, z.record(z.string(), scalar)).default({}),
  /** Columns left out on purpose, so that the report does not name them, each with why. */
  ignore: z.record(z.string(), z.string()).default({}),
  /** Columns mended before anything is read from them, in order. Each mending is noted in the report. */
  repairs: z.array(z.strictObject({ ...rule, set: z.record(z.string(), z.string()) })).default([]),
  /** Records that must not become vehicles. */
  quarantine: z.array(z.strictObject({ ...rule, field: z.string() })).default([]),
  /**
   * Other currencies in the feed: "poa" (default) lists without a price, "quarantine" keeps the record out, a number
   * converts to AUD at that rate.
   */
  currencies: z
    .record(
      z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as USD'),
      z.union([z.enum(['poa', 'quarantine']), z.number().positive(RATE)], RATE),
    )
    .default({}),
  /** Unit of the odometer where the feed does not say: km (default) or miles. */
  distance: z.enum(['km', 'miles'], 'must be km or miles').default('km'),
  /** Order of day, month and year in dates of three numbers; left out, each column's values tell, else day first. */
  date_order: z.enum(['dmy', 'mdy', 'ymd'], 'must be dmy, mdy or ymd').optional(),
  /** AUD below which a price is taken for a mistake and not shown. Default 300. */
  lowest_price: z.number().min(0, 'must be 0 or more').default(300),
});

export type MappingFile = z.infer<typeof mappingSchema>;
