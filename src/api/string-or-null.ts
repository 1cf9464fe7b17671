/** A value of a form or a fact of a lead if it is text; otherwise null. */
export const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
