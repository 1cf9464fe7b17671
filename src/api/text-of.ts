/** A value of a form or a fact of a lead if it is text; otherwise null. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
