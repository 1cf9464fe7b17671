/** Thrown when an expression fails on a record. The message names file, line and expression. */
export class MappingFailure extends Error {}
