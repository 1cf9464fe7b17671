/** First bytes of every index file: "FCIX". */
export const MAGIC = [0x46, 0x43, 0x49, 0x58];

/** Increase with every change of the format; files with another version are refused. */
export const FORMAT = 2;

/** Encodings of a column, from here to `TIE_BREAKS`. Each column in the file begins with one of these numbers. */
export const TEXT = 0;
/** Text joined from other columns, with exceptions. */
export const JOINED = 1;
export const TEXTS = 2;
export const NUMBERS = 3;
/** Numbers or booleans with few different values, as codes. */
export const CODED = 4;
/** Numbers as their sum with another column, modulo `SUM_LIMIT`. */
export const SUMMED = 5;

/** Numbers computed from the ids, so not stored: see lib/tie-break.ts. */
export const TIE_BREAKS = 6;

export const SUM_LIMIT = 2 ** 24;

/** Context of a column's codes: none, the previous document, or the column with the number `context - FIRST_COLUMN`. */
export const NO_CONTEXT = 0;
export const PREVIOUS_DOCUMENT = 1;
export const FIRST_COLUMN = 2;

/** Array types of number columns. */
export const INT32 = 0;
export const FLOAT64 = 1;
export const BOOLS = 2;
