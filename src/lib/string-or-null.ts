/** Returns the value if it is a string, otherwise null. For a lead's values and facts, which have several types. */
export const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
