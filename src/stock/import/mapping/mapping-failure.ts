/** An expression that failed on one record; the message names file, line and expression. */
export class MappingFailure extends Error {}
