/** The fields of a stored value; `{}` if it is not an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
