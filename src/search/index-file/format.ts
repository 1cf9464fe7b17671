/** First bytes of every index file: "FCIX". */
export const MAGIC = [0x46, 0x43, 0x49, 0x58];

/** Goes up with every change of the format: a file of another version is refused. */
export const FORMAT = 2;

/** Ways a column is written. */
export const TEXT = 0;
/** Text put together from other columns, but for the exceptions. */
export const JOINED = 1;
export const TEXTS = 2;
export const NUMBERS = 3;
/** Numbers or truth values of which there are few, as codes. */
export const CODED = 4;
/** Numbers as what they and another column's add up to, within 24 bits. */
export const SUMMED = 5;

/** Numbers that follow from the ids and are not written: see lib/tie-break.ts. */
export const TIES = 6;

export const SUM_LIMIT = 2 ** 24;

/** Setting of a column's codes: none, the document before, or from here on a column by its place. */
export const NO_SETTING = 0;
export const BEFORE = 1;
export const SETTINGS = 2;

/** Arrays of number columns. */
export const INT32 = 0;
export const FLOAT64 = 1;
export const BOOLS = 2;
