/** First bytes of every index file: "FCIX". */
export const MAGIC = [0x46, 0x43, 0x49, 0x58];

/** Increase with every change of the format; files with another version are refused. */
export const FORMAT = 2;

/** Encodings of a column. */
export const TEXT = 0;
/** Text joined from other columns, with exceptions. */
export const JOINED = 1;
export const TEXTS = 2;
export const NUMBERS = 3;
/** Numbers or booleans with few different values, as codes. */
export const CODED = 4;
/** Numbers as their sum with another column, modulo 2^24. */
export const SUMMED = 5;

/** Numbers computed from the ids, so not stored: see lib/tie-break.ts. */
export const TIES = 6;

export const SUM_LIMIT = 2 ** 24;

/** Context of a column's codes: none, the previous document, or (from 2) a column by its position. */
export const NO_SETTING = 0;
export const BEFORE = 1;
export const SETTINGS = 2;

/** Array types of number columns. */
export const INT32 = 0;
export const FLOAT64 = 1;
export const BOOLS = 2;
